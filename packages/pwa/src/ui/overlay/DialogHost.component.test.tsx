import { createContext, useContext, useEffect } from 'react';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../form/Button.tsx';
import { type Asked, ask, DialogHost, type Opened } from './ask.ts';
import { Dialog } from './Dialog.tsx';

const dialog = page.getByRole('dialog');
const opener = page.getByRole('button', { name: 'Leave' });
let answers: (string | null)[] = [];

function Question({ name, open, onOpenChange, onAnswer }: Asked<'yes'> & { readonly name: string }) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Really leave, ${name}?`}
      actions={
        <>
          <Link to="/elsewhere">Elsewhere</Link>
          <Button onClick={() => onAnswer('yes')}>Yes</Button>
        </>
      }
    />
  );
}

function Rewrite() {
  const navigate = useNavigate();
  const path = '/conflict/7/whose-turn-is-it';
  return (
    <>
      <button type="button" onClick={() => void navigate(path, { replace: true })}>
        Rewrite
      </button>
      <output>{useLocation().pathname}</output>
    </>
  );
}

const leave = async () => answers.push(await ask(Question, { name: 'Ana' }));

const showHost = async () => {
  const { unmount } = await render(
    <MemoryRouter>
      <button type="button" onClick={() => void leave()}>
        Leave
      </button>
      <DialogHost />
    </MemoryRouter>,
  );
  await opener.click();
  await expect.element(dialog).toHaveAccessibleName('Really leave, Ana?');
  return { unmount };
};

beforeEach(() => {
  answers = [];
});

test('what a person chooses is the answer, and the focus is where it was', async () => {
  await showHost();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => answers).toEqual(['yes']);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('closing it is no answer, and it can be asked again', async () => {
  await showHost();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => answers).toEqual([null]);
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => answers).toEqual([null, 'yes']);
});

test('another question ends the one before it', async () => {
  await showHost();
  const next = ask(Question, { name: 'Ben' });
  await expect.poll(() => answers).toEqual([null]);
  await expect.element(dialog).toHaveAccessibleName('Really leave, Ben?');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  expect(await next).toBe('yes');
});

test('it goes with the page that it was asked on', async () => {
  await showHost();
  await dialog.getByRole('link', { name: 'Elsewhere' }).click();
  await expect.poll(() => answers).toEqual([null]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a dialog stays open while the address of its page is rewritten', async () => {
  await render(
    <MemoryRouter initialEntries={['/conflict/7']}>
      <Rewrite />
      <DialogHost />
    </MemoryRouter>,
  );
  const rewrite = page.getByRole('button', { name: 'Rewrite' }).element() as HTMLButtonElement;
  void leave();
  await expect.element(dialog).toHaveAccessibleName('Really leave, Ana?');
  rewrite.click();
  await expect.element(page.getByText('/conflict/7/whose-turn-is-it')).toBeInTheDocument();
  await expect.element(dialog).toHaveAccessibleName('Really leave, Ana?');
  expect(answers).toEqual([]);
});

test('it goes with the viewer for whom it was asked', async () => {
  const { unmount } = await showHost();
  await unmount();
  await expect.poll(() => answers).toEqual([null]);
  await render(<DialogHost />, { wrapper: MemoryRouter });
  expect(dialog.elements()).toEqual([]);
});

const Viewer = createContext('');

function Noting({ drawn }: Asked<'yes'> & { readonly drawn: string[] }) {
  drawn.push(useContext(Viewer));
  return null;
}

test('nothing of it is drawn for the next viewer, not even once', async () => {
  const drawn: string[] = [];
  const shownTo = (viewer: string) => (
    <Viewer value={viewer} key={viewer}>
      <MemoryRouter>
        <DialogHost />
      </MemoryRouter>
    </Viewer>
  );
  const { rerender } = await render(shownTo('Ana'));
  void ask(Noting, { drawn });
  await expect.poll(() => drawn).toContain('Ana');
  await rerender(shownTo('Ben'));
  expect(drawn).not.toContain('Ben');
});

let drawn = 0;

function Outdated({ open, onOpenChange }: Opened) {
  drawn += 1;
  useEffect(() => onOpenChange(false), [onOpenChange]);
  return <Dialog open={open} onOpenChange={onOpenChange} title="Nobody is asked any more" />;
}

test('a dialog that closes itself is closed once', async () => {
  drawn = 0;
  await render(<DialogHost />, { wrapper: MemoryRouter });
  expect(await ask(Outdated, {})).toBeNull();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(drawn).toBeLessThan(10);
});
