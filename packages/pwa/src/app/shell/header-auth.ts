/** What the header has to know of who is there. */
export type HeaderAuth = {
  readonly status: 'loading' | 'signed-in' | 'signed-out';
  readonly user: HeaderUser | null;
};

export type HeaderUser = {
  readonly email: string;
  readonly userNickname: string | null;
  readonly userAvatarId: string | null;
  readonly profileImageUrl: string | null;
};

/** What stands in for a picture: the nickname's letter, else the address's; `U` is the avatar's own last resort. */
export const nameOf = ({ userNickname, email }: HeaderUser): string => userNickname || email;
