import { ACCOUNTS, createMember, postConflict } from './support/people.ts';
import { expect, test } from './support/test.ts';

// What stands on home is what these tests put there.
test.use({ sharedBy: 'screen-reader', serviceWorkers: 'block' });

const TITLE = 'Is it rude to hum while cooking?';

test('a screen reader hears what is in the list, on the page, and how the vote goes', async ({
  page,
  browser,
  server,
}) => {
  const author = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await createMember(author, 'hums@example.org', 'Hummer');
  await postConflict(author, TITLE);
  await createMember(page, 'listens@example.org', 'Listener');

  await test.step('find', async () => {
    await page.goto('/');
    await expect(page.getByRole('article').filter({ hasText: TITLE })).toMatchAriaSnapshot(`
      - article:
        - link "Hummer"
        - link "Household Chores"
        - button "More about ${TITLE}"
        - heading "${TITLE}" [level=3]:
          - link "${TITLE}"
        - 'region "Vote: ${TITLE}"':
          - status
          - group "Whose side are you on? ${TITLE}":
            - button "Her side"
            - button "His side"
          - paragraph: Results hidden until you vote
          - paragraph: 100 more votes until public reveal
    `);
  });

  await test.step('read', async () => {
    await page.getByRole('article').getByRole('link', { name: TITLE, exact: true }).click();
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - article:
          - heading "${TITLE}" [level=1]
          - heading "Her side" [level=2]
          - blockquote:
            - paragraph: ${ACCOUNTS.hers}
          - heading "His side" [level=2]
          - blockquote:
            - paragraph: ${ACCOUNTS.his}
          - region "Vote":
            - status
            - group "Whose side are you on?":
              - button "Her side"
              - button "His side"
          - paragraph: Results hidden until you vote
          - paragraph: 100 more votes until public reveal
        - region "Community discussion":
          - heading "Community discussion" [level=2]
          - textbox "Add your view"
          - button "Add Comment" [disabled]
          - paragraph: No comments yet. The first one often sets the tone.
    `);
    await expect(page.getByRole('main')).not.toContainText('%');
  });

  const vote = page.getByRole('region', { name: 'Vote' });
  await test.step('vote, and hear the result', async () => {
    await page.getByRole('button', { name: 'Her side' }).click();
    await expect(vote.getByRole('status').first()).toHaveText('Revealing Results...');
    await expect(vote).toMatchAriaSnapshot(`
      - region "Vote":
        - status: "Vote recorded! Her Side wins by 100%. You are the first. Her side 100%, his side 0%, 1 vote"
        - paragraph: Her Side wins by 100%. You are the first.
        - paragraph: 1 vote
        - img "Her side 100%, his side 0%, 1 vote"
        - paragraph: Vote recorded!
        - button "Change Vote?"
    `);
  });

  await test.step('change the vote: the side that counts is pressed', async () => {
    await page.getByRole('button', { name: 'Change Vote?' }).click();
    await expect(vote).toMatchAriaSnapshot(`
      - region "Vote":
        - paragraph: Switch sides?
        - button "Keep my vote"
        - group "Whose side are you on?":
          - button "Her side" [pressed]
          - button "His side"
    `);
    await page.getByRole('button', { name: 'Keep my vote' }).click();
  });

  await test.step('comment, and hear that it is there', async () => {
    await page.getByLabel('Add your view').fill('It is music.');
    await page.getByRole('button', { name: 'Add Comment' }).click();
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Comment added!' })).toHaveCount(1);
    const discussion = page.getByRole('region', { name: 'Community discussion' });
    await expect(discussion.getByRole('heading', { name: 'Community discussion' })).toBeFocused();
    await expect(discussion.getByRole('list')).toMatchAriaSnapshot(`
      - list:
        - listitem:
          - link "Listener"
          - text: You Her side
          - time
          - paragraph: It is music.
    `);
  });

  await test.step('report: what is asked, and what is wrong with the answer', async () => {
    await page.getByRole('button', { name: `More about ${TITLE}` }).click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this conflict' });
    await expect(dialog).toHaveAccessibleDescription("We don't tell the author who reported it.");
    await dialog.getByRole('button', { name: 'Send report' }).click();
    const reasons = dialog.getByRole('group', { name: 'What is wrong?' });
    await expect(reasons).toHaveAccessibleDescription('Please choose a reason');
    await expect(reasons.getByRole('radio').first()).toBeFocused();
    await reasons.getByRole('radio').first().check();
    await expect(reasons).toHaveAccessibleDescription('');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Thank you. We will look at it.' })).toHaveCount(
      1,
    );
  });
  await author.context().close();
});

test('a screen reader hears at each field of the submit form what is wrong with it', async ({ page }) => {
  await createMember(page, 'forms@example.org', 'Forms');
  await page.goto('/submit-conflict');
  const { title, category, hers, post } = {
    title: page.getByLabel('Title'),
    category: page.getByLabel('Category'),
    hers: page.getByRole('textbox', { name: /^Her side/ }),
    post: page.getByRole('button', { name: 'Post Conflict' }),
  };
  await post.click();
  await expect(page.getByRole('alert').filter({ hasText: 'A few things are missing' })).toMatchAriaSnapshot(`
    - alert:
      - paragraph: A few things are missing
      - list:
        - listitem:
          - link "Title must be at least 10 characters"
        - listitem:
          - link /category/
  `);
  await expect(title).toBeFocused();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toHaveAccessibleDescription(/^Title must be at least 10 characters/);
  await expect(category).toHaveAccessibleDescription(/category/);
  await expect(hers).toHaveAttribute('aria-invalid', 'true');
  await expect(hers).toHaveAccessibleDescription(/at least 20 characters/);

  await title.fill('Who folds the fitted sheets?');
  await category.selectOption({ label: 'Household Chores 🧺' });
  await post.click();
  await expect(title).not.toHaveAttribute('aria-invalid');
  await expect(hers).toBeFocused();
});

test('a screen reader hears once whether one follows a member', async ({ page, browser, server }) => {
  const followed = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await createMember(followed, 'famous@example.org', 'Famous');
  await createMember(page, 'fan@example.org', 'Fan');
  await page.goto('/user/Famous');
  await page.getByRole('button', { name: 'Follow Famous' }).click();
  const following = page.getByRole('button', { name: 'Following Famous' });
  await expect(following).toBeFocused();
  // The name says it; a pressed "Following" beside it would be read as its opposite when it is let go.
  await expect(following).not.toHaveAttribute('aria-pressed');
  await followed.context().close();
});
