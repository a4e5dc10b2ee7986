const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // XML forbids these two characters even if escaped. A title with one of them would make a whole feed unreadable.
  '\ufffe': '\ufffd',
  '\uffff': '\ufffd',
};

export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"'\ufffe\uffff]/g, (character) => ENTITIES[character] ?? character);
