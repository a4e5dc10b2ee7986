const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // XML forbids these two characters, even escaped: one title would make a whole feed unreadable.
  '\ufffe': '\ufffd',
  '\uffff': '\ufffd',
};

/** For HTML or XML, between tags and in quoted attributes. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"'\ufffe\uffff]/g, (character) => ENTITIES[character] ?? character);
