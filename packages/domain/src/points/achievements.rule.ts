import type { Score, Streak } from '../model/index.ts';

export const ACHIEVEMENT_TARGETS = { votes: 100, 'helpful-comments': 50, streak: 14, 'weekly-first': 1 } as const;

export type AchievementId = keyof typeof ACHIEVEMENT_TARGETS;

export const ACHIEVEMENT_IDS = Object.keys(ACHIEVEMENT_TARGETS) as AchievementId[];

export type Achievement = { readonly id: AchievementId; readonly progress: number; readonly target: number };

export const achievementsOf = (score: Score, streak: Streak | null, weeksWon: number): readonly Achievement[] => {
  const reached: Readonly<Record<AchievementId, number>> = {
    votes: score.votes,
    'helpful-comments': score.helpfulComments,
    streak: streak?.longest ?? 0,
    'weekly-first': weeksWon,
  };
  return ACHIEVEMENT_IDS.map((id) => ({
    id,
    progress: Math.min(reached[id], ACHIEVEMENT_TARGETS[id]),
    target: ACHIEVEMENT_TARGETS[id],
  }));
};
