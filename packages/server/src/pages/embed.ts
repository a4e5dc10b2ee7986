import { conflictPath, PAUSED_NOTICE } from '@twosides/domain/conflicts';
import { SITE_NAME } from '@twosides/domain/contract';
import { type ConflictDetailView, EXCERPT_LENGTH, excerptOf } from '@twosides/domain/reading';
import { escapeMarkup } from '@twosides/domain/wire';

export const EMBED_STYLE_PATH = '/embed/style.css';

/** The page has no scripts, images or inline styles, because its Content-Security-Policy forbids them. */
export const embedPage = (conflict: ConflictDetailView, publicOrigin: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(conflict.title)} · ${SITE_NAME}</title>
<link rel="stylesheet" href="${EMBED_STYLE_PATH}">
</head>
<body>
<main>
<h1 dir="auto">${escapeMarkup(conflict.title)}</h1>
${accountsOf(conflict)}
</main>
<footer>${resultOf(conflict)}<a href="${escapeMarkup(new URL(conflictPath(conflict), publicOrigin).href)}" target="_blank" rel="noopener">Read both sides${conflict.votingPaused ? '' : ' and vote'}</a> <span>${SITE_NAME}</span></footer>
</body>
</html>
`;

const accountsOf = ({ contentNote, sideLabels, herSide, hisSide }: ConflictDetailView) =>
  contentNote === null
    ? `<div class="sides">${side('her', sideLabels.her, herSide)}${side('his', sideLabels.his, hisSide)}</div>`
    : `<p class="note">${escapeMarkup(contentNote)}</p>`;

const side = (name: string, label: string, text: string) =>
  `<section class="${name}"><h2 dir="auto">${escapeMarkup(label)}</h2><p dir="auto">${escapeMarkup(excerptOf(text, EXCERPT_LENGTH))}</p></section>`;

/** Shows no figure before the reveal, so that the page does not change with each vote. */
const resultOf = (conflict: ConflictDetailView) => {
  const { revealedAt, herPercentage, hisPercentage, sideLabels, range, votingPaused } = conflict;
  if (revealedAt === null || herPercentage === null || hisPercentage === null)
    return `<p class="result">${votingPaused ? PAUSED_NOTICE : 'Results are hidden until 100 votes'}</p>`;
  const words = `${sideLabels.her} ${herPercentage}%, ${sideLabels.his} ${hisPercentage}%`;
  const likely = range && `${sideLabels.her} likely between ${range.low}% and ${range.high}%. `;
  return [
    '<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">',
    `<rect class="his" width="100" height="10"/><rect class="her" width="${herPercentage}" height="10"/></svg>`,
    `<p class="result">${escapeMarkup(words)}</p>`,
    `<p class="small">${escapeMarkup(likely ?? '')}Votes from people on TwoSides, not a scientific poll</p>`,
  ].join('');
};
