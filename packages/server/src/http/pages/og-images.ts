import { parseConflictId } from '@twosides/domain/kernel';
import type { Context, Middleware } from 'koa';
import { type Card, conflictCard, SITE_CARD } from '../../pages/og/card.ts';
import { type CardImages, DrawingBusy } from '../../pages/og/card-images.ts';
import type { UseCases } from '../../use-cases.ts';
import { onlyReading, RequestError } from '../kernel/request-error.ts';
import type { RateLimiting } from '../middleware/rate-limiting.ts';

type Needs = Pick<UseCases, 'readConflict'>;

export const ogImages =
  ({ readConflict }: Needs, images: CardImages, limits: Pick<RateLimiting, 'countRendering'>): Middleware =>
  async (ctx, next) => {
    const [, subject, id] = /^\/api\/og\/(?:(site)|conflict\/([^/]+))$/.exec(ctx.path) ?? [];
    if (subject === undefined && id === undefined) return next();
    onlyReading(ctx);
    const card = id === undefined ? SITE_CARD : await cardOf(readConflict, id);
    await answer(ctx, images, card, limits);
  };

const cardOf = async (readConflict: Needs['readConflict'], text: string): Promise<Card> => {
  const id = parseConflictId(text);
  const conflict = id === null ? null : await readConflict(null, id);
  if (!conflict?.ok) throw new RequestError('conflict-not-found');
  return conflict.value.collapsedBy ? SITE_CARD : conflictCard(conflict.value);
};

const answer = async (ctx: Context, images: CardImages, card: Card, limits: Pick<RateLimiting, 'countRendering'>) => {
  ctx.status = 200;
  ctx.set('ETag', images.etagOf(card));
  ctx.set('Cache-Control', 'public, max-age=300');
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (!images.has(card)) await limits.countRendering(ctx);
  ctx.type = 'image/png';
  ctx.body = await images.pngOf(card).catch((error: unknown) => {
    ctx.remove('ETag');
    throw error instanceof DrawingBusy ? new RequestError('unavailable') : error;
  });
};
