import * as v from 'valibot';
import { CATEGORY_IDS, CONTENT_NOTES } from '../model/category.ts';
import { POINT_KINDS } from '../model/points.ts';
import { ITEM_KINDS, REPORT_REASONS, TAKEN_DOWN_BY } from '../model/report.ts';
import { SIDES } from '../model/side.ts';
import { UPDATES, VOTES_HELPED } from '../model/update.ts';
import { currentUserEntries } from '../profile/current-user.view.ts';
import { pushDeviceEntries } from '../push/push-device.view.ts';
import { connectionsViewSchema, sessionEntries } from '../sign-in/security.view.ts';
import { commentIdOut, conflictIdOut, isoTime, listOf, view, wholeNumber } from '../wire/view.ts';

/** Grows when a field changes its meaning or goes; a field more is no reason. */
export const EXPORT_VERSION = 1;

/** A conflict that somebody else may have written; the title while it is on the site, and not collapsed. */
const mention = { conflictId: conflictIdOut, conflictTitle: v.nullable(v.string()) };

/** The file that a member downloads: all that is stored about them, and nothing that only concerns somebody else. */
export const accountExportSchema = view({
  format: v.literal('twosides-account'),
  version: v.literal(EXPORT_VERSION),
  exportedAt: isoTime,
  profile: view({ ...currentUserEntries, lastName: v.nullable(v.string()), updatedAt: isoTime }),
  signIn: view({
    hasPassword: v.boolean(),
    passwordChangedAt: v.nullable(isoTime),
    pendingEmail: v.nullable(v.string()),
    /** Without the provider's name for the member: that is a key, not data. */
    connections: connectionsViewSchema,
    /** The names of the devices that the account was ever signed in on. */
    devices: listOf(v.string()),
  }),
  sessions: listOf(view(sessionEntries)),
  /** Anonymous ones and those off the site, too. Never with a split that the member may not see. */
  conflicts: listOf(
    view({
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
    }),
  ),
  votes: listOf(
    view({
      ...mention,
      side: v.picklist(SIDES),
      firstSide: v.picklist(SIDES),
      sideWhenSeen: v.nullable(v.picklist(SIDES)),
      /** Of her share, in percent. */
      guess: v.nullable(wholeNumber),
      /** Whether the account had some past here when the vote was cast; null where that was not noted. */
      established: v.boolean(),
      votedAt: isoTime,
    }),
  ),
  comments: listOf(view({ ...mention, postedAt: isoTime, content: v.string(), isVisible: v.boolean() })),
  /** What the member has told of how their own conflicts went on. */
  updates: listOf(
    view({
      ...mention,
      number: wholeNumber,
      ending: v.picklist(UPDATES),
      votesHelped: v.nullable(v.picklist(VOTES_HELPED)),
      text: v.string(),
      notifiedAt: isoTime,
      /** Whether the member could see the result when it was written. */
      sawSplit: v.boolean(),
      forStories: v.boolean(),
      isVisible: v.boolean(),
    }),
  ),
  /** Conflicts whose end the member wants to know. */
  updateFollows: listOf(view({ ...mention, since: isoTime })),
  following: listOf(view({ nickname: v.nullable(v.string()), since: isoTime })),
  /** How many, and since when; who they are is theirs to say. */
  followers: listOf(view({ since: isoTime })),
  /** Whom the member has muted or blocked. */
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
  /** Those not counted are of something that is off the site. */
  points: listOf(view({ kind: v.picklist(POINT_KINDS), points: v.number(), day: isoTime, isCounted: v.boolean() })),
  /** Comments that the member has marked as helpful. */
  helpfulMarks: listOf(view({ commentId: commentIdOut })),
  alerts: listOf(view({ text: v.string(), detail: v.nullable(v.string()), at: isoTime, isRead: v.boolean() })),
  alertPreferences: v.unknown(),
  /** Browsers that are told while nobody looks. */
  notifiedDevices: listOf(view(pushDeviceEntries)),
});
export type AccountExport = v.InferOutput<typeof accountExportSchema>;
