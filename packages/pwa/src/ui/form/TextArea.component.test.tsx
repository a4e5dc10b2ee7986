import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextArea } from './TextArea.tsx';

test('a hint stands above its field, where no keyboard of a phone covers it, and describes it', async () => {
  await render(<TextArea label="Her side" hint="As she would tell it, in her own words." value="" readOnly />);
  const field = page.getByRole('textbox', { name: 'Her side' });
  await expect.element(field).toHaveAccessibleDescription('As she would tell it, in her own words.');
  const hint = page.getByText('As she would tell it, in her own words.').element().getBoundingClientRect();
  expect(hint.bottom).toBeLessThanOrEqual(field.element().getBoundingClientRect().top);
});
