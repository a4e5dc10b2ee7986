import * as v from 'valibot';
import {
  CATEGORY_IDS,
  CONTENT_NOTES,
  ITEM_KINDS,
  POINT_KINDS,
  REPORT_REASONS,
  SIDES,
  TAKEN_DOWN_BY,
  UPDATES,
  VOTES_HELPED,
} from '../model/index.ts';
import { currentUserEntries } from '../profile/profile.view.ts';
import { pushDeviceEntries } from '../push/push.api.ts';
import { connectionsViewSchema, sessionEntries } from '../sign-in/sign-in.view.ts';
import { commentIdOut, conflictIdOut, isoTime, listOf, view, wholeNumber } from '../wire/index.ts';

/** Increases when a field changes its meaning or is removed, but not when a field is added. */
export const EXPORT_VERSION = 1;

const mention = { conflictId: conflictIdOut, conflictTitle: v.nullable(v.string()) };

/** Leaves out the result, which may be hidden from the author. */
export const exportedConflictEntries = {
  id: conflictIdOut,
  submittedAt: isoTime,
  title: v.string(),
  hisSide: v.string(),
  herSide: v.string(),
  category: v.picklist(CATEGORY_IDS),
  tags: listOf(v.string()),
  contentNotes: listOf(v.picklist(CONTENT_NOTES)),
  anonymous: v.boolean(),
  authorSide: v.picklist(SIDES),
  userNickname: v.string(),
  partnerNickname: v.string(),
  userPronouns: v.nullable(v.string()),
  partnerPronouns: v.nullable(v.string()),
  userAvatarId: v.string(),
  partnerAvatarId: v.string(),
  isActive: v.boolean(),
  takenDownBy: v.nullable(v.picklist(TAKEN_DOWN_BY)),
  totalVotes: wholeNumber,
  commentCount: wholeNumber,
};

export const accountExportSchema = view({
  format: v.literal('twosides-account'),
  version: v.literal(EXPORT_VERSION),
  exportedAt: isoTime,
  profile: view({ ...currentUserEntries, lastName: v.nullable(v.string()), updatedAt: isoTime }),
  signIn: view({
    hasPassword: v.boolean(),
    passwordChangedAt: v.nullable(isoTime),
    pendingEmail: v.nullable(v.string()),
    /** Omits the user id at the provider, which is treated like a secret. */
    connections: connectionsViewSchema,
    passkeys: listOf(
      view({
        name: v.string(),
        madeFor: v.string(),
        madeOn: isoTime,
        lastUsedOn: v.nullable(isoTime),
        isSynced: v.boolean(),
      }),
    ),
    devices: listOf(v.string()),
  }),
  sessions: listOf(view(sessionEntries)),
  conflicts: listOf(view(exportedConflictEntries)),
  votes: listOf(
    view({
      ...mention,
      side: v.picklist(SIDES),
      firstSide: v.picklist(SIDES),
      sideWhenSeen: v.nullable(v.picklist(SIDES)),
      guess: v.nullable(wholeNumber),
      established: v.boolean(),
      votedAt: isoTime,
    }),
  ),
  comments: listOf(view({ ...mention, postedAt: isoTime, content: v.string(), isVisible: v.boolean() })),
  updates: listOf(
    view({
      ...mention,
      number: wholeNumber,
      ending: v.picklist(UPDATES),
      votesHelped: v.nullable(v.picklist(VOTES_HELPED)),
      text: v.string(),
      notifiedAt: isoTime,
      sawSplit: v.boolean(),
      forStories: v.boolean(),
      isVisible: v.boolean(),
    }),
  ),
  updateFollows: listOf(view({ ...mention, since: isoTime })),
  following: listOf(view({ nickname: v.nullable(v.string()), since: isoTime })),
  /** Contains only dates, because a follower's name is that follower's personal data. */
  followers: listOf(view({ since: isoTime })),
  related: listOf(view({ nickname: v.string(), isMuted: v.boolean(), isBlocked: v.boolean() })),
  reports: listOf(
    view({
      item: v.picklist(ITEM_KINDS),
      itemId: v.string(),
      reason: v.picklist(REPORT_REASONS),
      note: v.nullable(v.string()),
      reportedAt: isoTime,
    }),
  ),
  points: listOf(view({ kind: v.picklist(POINT_KINDS), points: v.number(), day: isoTime, isCounted: v.boolean() })),
  helpfulMarks: listOf(
    view({
      commentId: commentIdOut,
      changedMind: v.boolean(),
      /** Start of a UTC day. */
      markedOn: isoTime,
    }),
  ),
  alerts: listOf(view({ text: v.string(), detail: v.nullable(v.string()), at: isoTime, isRead: v.boolean() })),
  alertPreferences: v.unknown(),
  notifiedDevices: listOf(view(pushDeviceEntries)),
});
export type AccountExport = v.InferOutput<typeof accountExportSchema>;
