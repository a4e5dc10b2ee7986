import { collapsedBy, pausedBy } from '../conflicts/shown.rule.ts';
import type { Clock, ConflictId, MemberId, Result, Secrets } from '../kernel/index.ts';
import { DAY, err, ok, startOfDay } from '../kernel/index.ts';
import { type ConflictView, wholeConflictViews } from '../reading/conflict.view.ts';
import { type Page, parsePosition, positionOf, positionText } from '../reading/list-conflicts.ts';
import type { ConflictPage, ConflictReader, ListedConflict, ListPosition } from '../reading/reading.port.ts';
import { chooseFive } from './todays-five.rule.ts';
import type { TodaysFiveStore } from './todays-five-store.port.ts';

export const DECK_SIZE = 10;
const ROWS_PER_READ = 50;
/** Reads per page. A page may be empty, because a filter may leave out all rows. */
const STRIDES_MAX = 4;

type Needs = { reading: ConflictReader; todaysFive: TodaysFiveStore; secrets: Secrets; clock: Clock };

type Place = { readonly list: 'trending' | 'newest'; readonly after: ListPosition | null };

/** Today's five come first, then trending, then newest. The order is the same for everybody, so it reveals no split. */
export const readDeck =
  (needs: Needs) =>
  async (viewer: MemberId | null, after: string | undefined): Promise<Result<Page<ConflictView>, 'invalid-input'>> => {
    const { reading, secrets, clock } = needs;
    let place = after === undefined ? FIRST : parsePlace(after);
    if (place === null) return err('invalid-input');
    const voter = viewer && secrets.voterOf(viewer);
    const five = await idsOfToday(needs);
    const ofToday = after === undefined ? (await reading.listThese(five, voter)).items : [];
    const found: ListedConflict[] = ofToday.filter(isOpenTo(viewer));
    let trendingTop: ConflictPage['trendingTop'] = [];
    for (let stride = 0; stride < STRIDES_MAX && place !== null && found.length < DECK_SIZE; stride += 1) {
      const page: ConflictPage = await reading.list({ ...place, category: null, limit: ROWS_PER_READ, viewer: voter });
      const meant: readonly ListedConflict[] = page.items
        .filter(isOpenTo(viewer))
        .filter(isMetIn(place, five))
        .slice(0, DECK_SIZE - found.length);
      found.push(...meant);
      trendingTop = page.trendingTop;
      const last: ListedConflict | undefined = found.length === DECK_SIZE ? meant.at(-1) : page.items.at(-1);
      place = last === undefined || (last === page.items.at(-1) && !page.hasMore) ? listAfter(place) : at(place, last);
    }
    const accounts = await reading.readAccounts(found.map(({ conflict }) => conflict.id));
    return ok({
      items: wholeConflictViews(found, accounts, { viewer, now: clock(), trendingTop }),
      nextCursor: place && placeText(place),
    });
  };

const FIRST: Place | null = { list: 'trending', after: null };

const isOpenTo =
  (viewer: MemberId | null) =>
  ({ conflict, viewerVote }: ListedConflict): boolean =>
    viewerVote === null &&
    collapsedBy(conflict.review) === null &&
    pausedBy(conflict) === null &&
    (viewer === null || conflict.submittedBy !== viewer);

const isMetIn =
  ({ list }: Place, five: readonly ConflictId[]) =>
  ({ conflict }: ListedConflict): boolean =>
    !five.includes(conflict.id) && (list === 'trending' || conflict.trendScore === null);

const listAfter = ({ list }: Place): Place | null => (list === 'trending' ? { list: 'newest', after: null } : null);

const at = ({ list }: Place, { conflict }: ListedConflict): Place => ({ list, after: positionOf(list, conflict) });

const placeText = ({ list, after }: Place): string => (after === null ? list : `${list}_${positionText(after)}`);

const parsePlace = (text: string): Place | null => {
  const [list, ...position] = text.split('_');
  if (list !== 'trending' && list !== 'newest') return null;
  if (position.length === 0) return { list, after: null };
  const after = parsePosition(list, position.join('_'));
  return after && { list, after };
};

const idsOfToday = ({ todaysFive, clock }: Pick<Needs, 'todaysFive' | 'clock'>): Promise<readonly ConflictId[]> =>
  todaysFive.read(startOfDay(clock()), ({ candidates, recent }) => chooseFive(candidates, recent));

export const readToday = (needs: Needs) => async (viewer: MemberId | null) =>
  readFive(needs, viewer, await idsOfToday(needs));

export const readYesterday = (needs: Needs) => async (viewer: MemberId | null) => {
  const day = startOfDay(needs.clock()) - DAY;
  return readFive(needs, viewer, await needs.todaysFive.read(day, () => []));
};

const readFive = async (
  { reading, secrets, clock }: Needs,
  viewer: MemberId | null,
  ids: readonly ConflictId[],
): Promise<readonly ConflictView[]> => {
  const [page, accounts] = await Promise.all([
    reading.listThese(ids, viewer && secrets.voterOf(viewer)),
    reading.readAccounts(ids),
  ]);
  const shown = page.items.filter(
    ({ conflict }) => collapsedBy(conflict.review) === null && pausedBy(conflict) === null,
  );
  return wholeConflictViews(shown, accounts, { viewer, now: clock(), trendingTop: page.trendingTop });
};
