import { sender } from './furnish.mjs';

/** @typedef {import('@playwright/test').BrowserContext} Context */

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export async function furnishExtremes(
  /** @type {string} */ origin,
  /** @type {Record<string, Context>} */ { quinn, mona },
) {
  const send = sender(origin);
  const author = /** @type {Context} */ (quinn);
  const readers = [author, /** @type {Context} */ (mona)];
  const post = async (/** @type {{ title: string, herSide: string, hisSide: string, tags?: string[] }} */ words) => {
    const { path } = await send(author, '/api/conflicts', { category: 'household', ...words });
    return Number(/\d+/.exec(path)?.[0]);
  };
  const rightToLeft = await post({
    title: 'هو يقول إن غسالة الصحون نظامي أنا فلا يملؤها أبدًا',
    herSide:
      'أريته مرتين كيف تُملأ. يضع كوبًا واحدًا ويترك الباقي على الطاولة ويقول إنه لم يُرد أن يخطئ. لا أطلب الكمال، أطلب ألا أكون الوحيدة التي ترى الطاولة.',
    hisSide:
      'كل ما أضعه يُعاد ترتيبه أمامي. بعد المرة العاشرة يتوقف المرء عن التطوع. أنا أُخرج القمامة وأصلح السيارة وأعد كل فطور.',
  });
  const endless = await post({
    title: `Er sagt ${LONG}`,
    herSide: `${LONG} ${LONG} https://example.org/${'a-very-long-address/'.repeat(6)}`,
    hisSide: `${'ha'.repeat(120)} ${LONG}`,
    tags: ['aVeryLongTagOfThirtyCharacters'],
  });
  const discussed = await post({
    title: 'Who may open the window at night?',
    herSide: 'I need air, and he needs a blanket. There are blankets. There is no second air.',
    hisSide: 'It is two degrees outside. I wake up with a stiff neck, and she wakes up and says how well she slept.',
  });
  for (let count = 0; count < 24; count += 1)
    await send(/** @type {Context} */ (readers[count % 2]), `/api/conflicts/${discussed}/comments`, {
      content: count % 5 === 0 ? `${LONG} ${LONG}` : `A second blanket, and one window open. Night ${count + 1}.`,
    });
  const takenDown = await post({
    title: 'She counts my biscuits',
    herSide: 'I count them because the tin is for Sunday, and on Thursday there were four.',
    hisSide: 'I live here. A tin that may not be opened is a decoration.',
  });
  await author.request.delete(`${origin}/api/conflicts/${takenDown}`, { headers: { Origin: origin } });
  return { rightToLeft, endless, discussed, takenDown };
}
