import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryKeys } from '../../api/query-keys.ts';
import { readRows } from '../../outbox/rows.ts';
import { currentSession } from '../../session/session.ts';
import {
  type Answers,
  answerApi,
  badGateway,
  goOffline,
  held,
  noAnswer,
  refusal,
} from '../../test-support/answer-api.ts';
import { aComment, aConflict, aMember, ownComment, pageOf, receiptOf, votedOn } from '../../test-support/seeds.ts';
import { toast } from '../../test-support/show.tsx';
import { countingVotes, showConflictPage } from '../../test-support/show-conflict.tsx';

const conflict = aConflict();

const box = page.getByLabelText('Add your view');
const send = page.getByRole('button', { name: 'Add Comment' });
const discussion = page.getByRole('region', { name: 'Community discussion' });

const ANSWERS: Answers = {
  addComment: ({ body, opId }) => ({
    opId,
    conflictId: conflict.id,
    comment: ownComment(conflict, body.content),
    commentCount: 1,
  }),
  shareConflict: noAnswer,
};

const showConflict = async (
  answers: Answers = {},
  { isVisitor = false, read = pageOf(conflict), member = aMember() } = {},
) => {
  const api = answerApi({ ...ANSWERS, ...countingVotes(conflict, read), ...answers });
  await showConflictPage(read, { member: isVisitor ? undefined : member });
  await expect.element(page.getByRole('button', { name: /^More about/ }).first()).toBeVisible();
  return api;
};

test('shows two accounts, the viewer’s side and the comments', async () => {
  await showConflict();
  await expect.element(page.getByRole('article')).toMatchAriaInlineSnapshot(`
    - article:
      - paragraph:
        - link "Hummer":
          - /url: /user/Hummer
      - time: /hour ago/
      - heading "Is it rude to hum while cooking?" [level=1]
      - heading "Her side" [level=2]
      - blockquote:
        - paragraph: He puts one cup in, leaves the rest on the counter and says he did not want to do it wrong.
      - heading "His side" [level=2]
      - blockquote:
        - paragraph: Whatever I load gets rearranged in front of me. After the tenth time you stop volunteering.
      - link "Household Chores":
        - /url: /category/household
      - region "Vote":
        - status
        - group "Whose side are you on?":
          - button "Her side"
          - button "His side"
        - group: More ways to vote
      - paragraph: Results hidden until you vote
      - paragraph: ·" / "100 more votes until public reveal
  `);
  await expect.element(discussion).toMatchAriaInlineSnapshot(`
    - region "Community discussion":
      - heading "Community discussion" [level=2]
      - paragraph: 0 comments
      - text: Add your view
      - textbox "Add your view":
        - /placeholder: "Add your view. Be kind: both partners may read this."
      - button "Add Comment" [disabled]
      - paragraph: No comments yet. Be the first to say what you think.
  `);
  expect(page.getByRole('main').element().textContent).not.toContain('%');
});

test('tells the author that they may vote like anybody else, under the hidden result', async () => {
  await showConflict({}, { read: pageOf(aConflict({ submittedBy: aMember().id })) });
  await expect
    .element(page.getByText('Results hidden until you vote. You can vote on your own conflict, too.'))
    .toBeVisible();
});

test('aligns each paragraph of an account by its own direction', async () => {
  const herSide = 'הוא שוטף כלים בשעה שאני ישנה בחדר הסמוך\n\nHe says that he did not want to do it wrong.';
  await showConflict({}, { read: pageOf({ ...conflict, herSide }) });
  const account = page.getByRole('blockquote').first().getByRole('paragraph').element();
  const { left, right } = account.getBoundingClientRect();
  const lines = (from: number, to: number) => {
    const range = document.createRange();
    range.setStart(account.firstChild as Text, from);
    range.setEnd(account.firstChild as Text, to);
    return range.getBoundingClientRect();
  };
  const end = herSide.indexOf('\n');
  expect(Math.abs(lines(0, end).right - right)).toBeLessThan(2);
  expect(Math.abs(lines(end + 2, herSide.length).left - left)).toBeLessThan(2);
});

test('changing a vote takes its own step and keeps the result open', async () => {
  const answer = held(() => null);
  const { callsOf } = await showConflict(
    {
      castVote: async ({ body: { side }, opId }) => {
        await answer.answer();
        return receiptOf(conflict, side, opId);
      },
      conflict: () => pageOf(votedOn(conflict, 'his'), 'his'),
    },
    { read: pageOf(votedOn(conflict, 'her'), 'her') },
  );
  await page.getByRole('button', { name: 'Change Vote?' }).click();
  await page.getByRole('button', { name: 'His side' }).click();
  await expect.poll(() => callsOf('castVote')).toMatchObject([{ body: { side: 'his' } }]);
  await expect.element(page.getByText(/^Her Side wins by 100%/)).toBeVisible();
  answer.letGo();
  await expect.element(page.getByText(/^His Side wins by 100%/).last()).toBeVisible();
  await expect.element(page.getByText('Your vote: His side')).toBeVisible();
});

test('a vote on an edited text shows the new text, and counts when cast again', async () => {
  const edited = { ...conflict, herSide: 'By now he washes up every evening.', textVersion: 2 };
  const { authorSide, sideLabels, herSide, hisSide, title, textVersion } = pageOf(edited);
  const text = { authorSide, sideLabels, herSide, hisSide, title, textVersion };
  const castVote = async () => Response.json({ ...(await refusal(409, 'text-changed').json()), text }, { status: 409 });
  const { answer, callsOf } = await showConflict({ castVote, conflict: () => pageOf(edited) });
  await page.getByRole('button', { name: 'His side' }).click();
  await expect.element(page.getByRole('main').getByText(edited.herSide)).toBeVisible();
  await expect.element(page.getByText('· Edited')).toBeVisible();
  answer({
    castVote: ({ body, opId }) => receiptOf(edited, body.side, opId),
    conflict: () => pageOf(votedOn(edited, 'his'), 'his'),
  });
  await page.getByRole('button', { name: 'Vote again' }).click();
  await expect.element(page.getByText(/^His Side wins by 100%/).last()).toBeVisible();
  expect(callsOf('castVote').map(({ body }) => body.textVersion)).toEqual([1, 2]);
});

test('a helpful mark fails without a network, says so, and is not queued', async () => {
  const { answer, callsOf } = await showConflict(
    { markHelpful: noAnswer },
    { read: pageOf(conflict, null, [aComment('Take turns.')]) },
  );
  const helpful = page.getByRole('button', { name: /^Helpful/ });
  await helpful.click();
  await expect.element(toast('Not saved').getByText(/^We couldn’t reach TwoSides\./)).toBeVisible();
  await expect.element(helpful).toHaveAttribute('aria-pressed', 'false');
  expect(await readRows(aMember().id)).toEqual([]);

  const { id: commentId } = aComment('');
  answer({
    markHelpful: ({ opId }) => ({
      opId,
      commentId,
      isHelpful: true,
      helpfulCount: 1,
      hasChangedMind: false,
      mindsChanged: null,
    }),
  });
  await helpful.click();
  await expect.element(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => callsOf('markHelpful')).toHaveLength(2);
});

test('announces a new comment and focuses the discussion', async () => {
  await showConflict();
  await box.fill('It is music.');
  await send.click();
  await expect.element(page.getByText('Comment added!')).toBeVisible();
  await expect.element(discussion.getByRole('heading', { name: 'Community discussion' })).toHaveFocus();
  await expect.element(box).toHaveValue('');
  await expect.element(discussion.getByRole('list')).toMatchAriaInlineSnapshot(`
    - list:
      - listitem:
        - link "Listener":
          - /url: /user/Listener
        - text: You
        - time: /just now|ago/
        - button "More about your comment"
        - paragraph: It is music.
  `);
});

test('a failed vote or comment says why, and loses nothing', async () => {
  const { answer } = await showConflict({ castVote: badGateway, addComment: badGateway });
  await page.getByRole('button', { name: 'Her side' }).click();
  await expect.element(toast('Vote failed').getByText('Unable to submit your vote.')).toBeVisible();
  answer({ castVote: ({ body, opId }) => receiptOf(conflict, body.side, opId) });
  await box.fill('A thought that must not be lost.');
  await send.click();
  await expect.element(toast('Comment failed').getByText('Unable to add your comment.')).toBeVisible();
  await expect.element(box).toHaveValue('A thought that must not be lost.');
});

test('an expired session opens the sign-up prompt and keeps the text', async () => {
  await showConflict({
    addComment: () => refusal(401, 'authentication-required'),
    currentUser: () => refusal(401, 'authentication-required'),
  });
  await box.fill('Written before the end.');
  await send.click();
  await expect.element(page.getByRole('dialog', { name: 'Share advice?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('Written before the end.');
});

test('asks a voting visitor to join, with the title’s first 50 characters', async () => {
  const title = 'He says that the thermostat is a question of money and never of comfort';
  await showConflict({}, { isVisitor: true, read: pageOf(aConflict({ title })) });
  await page.getByRole('button', { name: 'Her side' }).click();
  await expect.element(page.getByRole('dialog').getByText(`${title.slice(0, 50).trimEnd()}…`)).toBeVisible();
});

test('a menu opened before the user loads stays open and adds the author’s actions', async () => {
  await showConflict({}, { isVisitor: true });
  const more = page.getByRole('button', { name: `More about ${conflict.title}` });
  const pressed = more.element();
  await more.click();
  await expect.element(page.getByRole('menuitem', { name: 'Report' })).toBeVisible();
  const own = { ...pageOf(conflict), isAuthor: true };
  currentSession().client.setQueryData(queryKeys.conflict(conflict.id), own);
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  expect(pressed.isConnected).toBe(true);
});

test('a report asks what is wrong, shows missing answers at the question, and returns the focus', async () => {
  const { callsOf } = await showConflict({ reportConflict: () => ({ message: 'Thank you. We’ll look at it.' }) });
  const more = page.getByRole('button', { name: `More about ${conflict.title}` });
  await more.click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this conflict' });
  await expect.element(dialog).toHaveAccessibleDescription('We won’t tell the author who reported it.');
  await expect.element(dialog).toMatchAriaInlineSnapshot(`
    - dialog "Report this conflict":
      - heading "Report this conflict" [level=2]
      - paragraph: We won’t tell the author who reported it.
      - group "What’s wrong?":
        - text: What’s wrong?
        - radio "It reveals who someone is Names, addresses, pictures or other private information."
        - text: It reveals who someone is Names, addresses, pictures or other private information.
        - radio "Insults, threats or harassment"
        - text: Insults, threats or harassment
        - radio "Hate toward a group of people"
        - text: Hate toward a group of people
        - radio "Someone may be in danger Violence, self-harm, or anything sexual that involves minors. If it’s happening now, call your emergency number first."
        - text: Someone may be in danger Violence, self-harm, or anything sexual that involves minors. If it’s happening now, call your emergency number first.
        - radio "Spam, ads or fake content"
        - text: Spam, ads or fake content
        - radio "Something else"
        - text: Something else
      - text: Anything that would help us understand (optional)
      - textbox "Anything that would help us understand (optional)"
      - paragraph:
        - text: If someone is in danger right now, call your local emergency number.
        - link "Help lines":
          - /url: /safety
      - button "Cancel"
      - button "Send report"
      - button "Close"
  `);

  await dialog.getByRole('button', { name: 'Send report' }).click();
  const reasons = dialog.getByRole('group', { name: 'What’s wrong?' });
  await expect.element(reasons).toHaveAccessibleDescription('Please choose a reason');
  const first = reasons.getByRole('radio').first();
  await expect.element(first).toHaveFocus();
  await first.click();
  await expect.element(reasons).toHaveAccessibleDescription('');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect.element(page.getByText('Thank you. We’ll look at it.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
  expect(callsOf('reportConflict')).toHaveLength(1);
});

test('a failed report says so and keeps the choices', async () => {
  await showConflict({ reportComment: badGateway }, { read: pageOf(conflict, null, [aComment('Take turns.')]) });
  await page.getByRole('button', { name: 'More about the comment by Hummer' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this comment' });
  await dialog.getByRole('radio').nth(1).click();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^Your report wasn’t sent/);
  await expect.element(dialog.getByRole('radio').nth(1)).toBeChecked();
});

test('the first comment asks for a nickname in place, and is sent after saving', async () => {
  const member = aMember({ userNickname: null, onboardingCompleted: false });
  const taken = () => refusal(409, 'nickname-taken');
  const { answer, callsOf } = await showConflict({ updateProfile: taken }, { member });
  const nickname = page.getByLabelText('Your nickname');
  expect(nickname.elements()).toEqual([]);
  await box.fill('They both mean well.');
  await nickname.fill('F');
  await send.click();
  await expect.element(nickname).toHaveAccessibleDescription('Nickname must be at least 2 characters');
  await nickname.fill('Fox');
  await send.click();
  await expect.element(nickname).toHaveFocus();
  await expect.element(nickname).toHaveAccessibleDescription(/taken/);
  expect(callsOf('addComment')).toEqual([]);
  answer({ updateProfile: ({ body }) => ({ ...member, ...body }) });
  await nickname.fill('Foxy');
  await send.click();
  await expect.element(discussion.getByText('They both mean well.')).toBeVisible();
  expect(callsOf('updateProfile').at(-1)?.body).toEqual({ userNickname: 'Foxy' });
  await box.fill('And I mean it.');
  expect(nickname.elements()).toEqual([]);
});

test('a failed nickname can be saved again', async () => {
  const words = 'Neither of them sleeps.';
  const member = aMember({ userNickname: null, onboardingCompleted: false });
  const { answer, callsOf } = await showConflict({ updateProfile: badGateway }, { member });
  const nickname = page.getByLabelText('Your nickname');
  await box.fill(words);
  await nickname.fill('Foxy');
  await send.click();
  const note = /^We couldn’t save your nickname/;
  await expect.element(page.getByRole('status').filter({ hasText: note })).toBeVisible();
  await expect.element(nickname).toHaveAccessibleDescription(note);
  await expect.element(nickname).not.toHaveAttribute('aria-invalid');
  expect(callsOf('addComment')).toEqual([]);
  answer({ updateProfile: ({ body }) => ({ ...member, ...body }) });
  await send.click();
  await expect.element(discussion.getByRole('listitem').getByText(words)).toBeVisible();
  expect(callsOf('updateProfile').at(-1)?.body).toEqual({ userNickname: 'Foxy' });
  await expect.poll(() => callsOf('addComment').map(({ body }) => body.content)).toEqual([words]);
  await expect.poll(() => readRows(member.id)).toEqual([]);
});

test('queues a first comment with its nickname offline, and sends each once', async () => {
  const words = 'Both of them try.';
  let member = aMember({ userNickname: null, onboardingCompleted: false });
  const goOnline = goOffline();
  const { answer, callsOf } = await showConflict({ updateProfile: noAnswer, addComment: noAnswer }, { member });
  await box.fill(words);
  await page.getByLabelText('Your nickname').fill('Foxy');
  await send.click();
  await expect.element(toast('Saved. Will be sent when you are back online')).toBeVisible();
  await expect.element(discussion.getByRole('listitem').getByText(words)).toBeVisible();
  await expect.element(discussion.getByRole('listitem').getByText('Foxy')).toBeVisible();
  answer({
    currentUser: () => member,
    updateProfile: ({ body }) => {
      member = { ...member, ...body };
      return member;
    },
    addComment: ({ body, opId }) => ({
      opId,
      conflictId: conflict.id,
      comment: ownComment(conflict, body.content),
      commentCount: 1,
    }),
  });
  const failed = callsOf('updateProfile').length;
  goOnline();
  await expect.poll(() => readRows(member.id)).toEqual([]);
  expect(
    callsOf('updateProfile')
      .slice(failed)
      .map(({ body }) => body),
  ).toEqual([{ userNickname: 'Foxy' }]);
  expect(callsOf('addComment').map(({ body }) => body.content)).toEqual([words]);
  await box.fill('And I mean it.');
  await expect.element(page.getByLabelText('Your nickname')).not.toBeInTheDocument();
});

test('a comment without a nickname asks for one first, and is sent without one at the second try', async () => {
  const { callsOf } = await showConflict({}, { member: aMember({ userNickname: null, onboardingCompleted: false }) });
  const nickname = page.getByLabelText('Your nickname');
  await box.fill('Nobody is to blame.');
  await send.click();
  await expect.element(nickname).toHaveFocus();
  await expect.element(nickname).toHaveAccessibleDescription(/to appear as “Member.”$/);
  await expect.element(nickname).not.toHaveAttribute('aria-invalid');
  await expect.element(box).toHaveValue('Nobody is to blame.');
  expect(callsOf('addComment')).toEqual([]);
  await send.click();
  await expect.element(discussion.getByText('Nobody is to blame.')).toBeVisible();
  expect(callsOf('updateProfile')).toEqual([]);
  await box.fill('Really nobody.');
  await expect.element(box).toHaveValue('Really nobody.');
  await expect.element(nickname).not.toHaveAttribute('aria-invalid');
});

test('collapsed conflicts and comments open on request, with the reason', async () => {
  const collapsed = aConflict({ review: 'collapsed-by-reports' });
  await showConflict({}, { read: pageOf(collapsed, null, [aComment('She is Anna.', { review: 'collapsed' })]) });
  await expect.element(page.getByRole('heading', { name: 'Hidden conflict', level: 1 })).toBeVisible();
  await expect.poll(() => document.title).toContain('Hidden conflict');
  const side = page.getByRole('heading', { name: 'Her side' });
  await expect.element(side).not.toBeInTheDocument();
  await page.getByText('Hidden due to reports. A moderator hasn’t reviewed it yet.').click();
  await expect.element(page.getByRole('heading', { name: collapsed.title, level: 2 })).toBeVisible();
  await expect.element(side).toBeVisible();
  await expect.element(page.getByText('She is Anna.')).not.toBeVisible();
  await page.getByText('Hidden by a moderator.').click();
  await expect.element(page.getByText('She is Anna.')).toBeVisible();
});
