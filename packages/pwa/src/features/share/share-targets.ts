import type { ShareChannel } from '@twosides/domain/model';
import type { IconName } from '../../ui/identity/Icon.tsx';
import type { SHARE_GLYPHS } from './share-glyphs.ts';

/** Where a page can be passed on to by a link. */
export type ShareTarget = {
  readonly channel: Exclude<ShareChannel, 'native' | 'copy'>;
  readonly name: string;
  readonly mark: { readonly glyph: keyof typeof SHARE_GLYPHS } | { readonly icon: IconName };
  /** @param link the page's whole address */
  readonly hrefOf: (title: string, link: string) => string;
};

export const SHARE_TARGETS: readonly ShareTarget[] = [
  {
    channel: 'whatsapp',
    name: 'WhatsApp',
    mark: { glyph: 'whatsapp' },
    hrefOf: (title, link) => `https://wa.me/?text=${encodeURIComponent(`${title} ${link}`)}`,
  },
  {
    channel: 'telegram',
    name: 'Telegram',
    mark: { glyph: 'telegram' },
    hrefOf: (title, link) => `https://t.me/share/url?url=${encodeURIComponent(link)}&text=${encodeURIComponent(title)}`,
  },
  {
    channel: 'sms',
    name: 'SMS',
    mark: { icon: 'comment' },
    // "?&" is what both iOS and Android understand.
    hrefOf: (title, link) => `sms:?&body=${encodeURIComponent(`${title} ${link}`)}`,
  },
  {
    channel: 'email',
    name: 'Email',
    mark: { icon: 'mail' },
    hrefOf: (title, link) =>
      `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`Whose side would you take?\r\n\r\n${link}`)}`,
  },
  {
    channel: 'x',
    name: 'X',
    mark: { glyph: 'x' },
    hrefOf: (title, link) =>
      `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${encodeURIComponent(link)}`,
  },
  {
    channel: 'facebook',
    name: 'Facebook',
    mark: { glyph: 'facebook' },
    hrefOf: (_title, link) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`,
  },
  {
    channel: 'reddit',
    name: 'Reddit',
    mark: { glyph: 'reddit' },
    hrefOf: (title, link) =>
      `https://www.reddit.com/submit?url=${encodeURIComponent(link)}&title=${encodeURIComponent(title)}`,
  },
];
