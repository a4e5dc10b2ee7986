export function WhatOthersSee() {
  return (
    <ul>
      <li>
        Your profile: your nickname, avatar, pronouns and bio, your partner’s nickname if you chose to show it, when you
        joined, how many people you follow, and how many follow you.
      </li>
      <li>Your points, achievements and streak, and what you did to earn them. The leaderboard shows these too.</li>
      <li>Your conflicts and comments. Anyone can read them without an account, and search engines can find them.</li>
      <li>
        How you voted, but only if you comment: people who can see the result also see your side next to your comment.
      </li>
    </ul>
  );
}
