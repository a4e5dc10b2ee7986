import type { CollapsedBy } from './collapsed.rule.ts';

type Machined = {
  readonly isActive: boolean;
  readonly anonymous: boolean;
  readonly collapsedBy: CollapsedBy | null;
};

/** Copies elsewhere cannot be withdrawn, so anonymous and collapsed conflicts are shown on this site only. */
export const isForMachines = ({ isActive, anonymous, collapsedBy }: Machined): boolean =>
  isActive && !anonymous && collapsedBy === null;

export const isEmbeddable = (conflict: Machined & { readonly allowsEmbed: boolean }): boolean =>
  conflict.allowsEmbed && isForMachines(conflict);
