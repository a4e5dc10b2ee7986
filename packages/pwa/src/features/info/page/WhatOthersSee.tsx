/** Several pages share this list, because people may read only one of them. */
export function WhatOthersSee() {
  return (
    <ul>
      <li>
        Your profile: nickname, avatar, pronouns, bio, your partner’s nickname if you chose to show it, when you joined,
        how many people you follow, and how many follow you.
      </li>
      <li>Your points, achievements and streak, also on the leaderboard, with what you did to earn them.</li>
      <li>Your conflicts and comments. Anyone can read them without an account, and search engines can find them.</li>
      <li>
        How you voted, but only if you comment: people who can see the result also see your side next to your comment.
      </li>
    </ul>
  );
}
