import type { CollapsedBy } from './collapsed.rule.ts';

type Machined = {
  readonly isActive: boolean;
  readonly anonymous: boolean;
  readonly collapsedBy: CollapsedBy | null;
};

/**
 * Whether search engines, feeds and embeds may carry a conflict. A copy elsewhere can't be called back, so an
 * anonymous or collapsed one is for people on this site only.
 */
export const isForMachines = ({ isActive, anonymous, collapsedBy }: Machined): boolean =>
  isActive && !anonymous && collapsedBy === null;

/** Whether other sites may show it. Needs its author's consent. */
export const isEmbeddable = (conflict: Machined & { readonly allowsEmbed: boolean }): boolean =>
  conflict.allowsEmbed && isForMachines(conflict);
