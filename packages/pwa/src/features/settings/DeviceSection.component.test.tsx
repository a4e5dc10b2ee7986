import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storeInstallPrompt } from '../../install/install-prompt.ts';
import { show } from '../../test-support/show.tsx';
import { ThemeSwitch } from '../../ui/form/ThemeSwitch.tsx';
import { DeviceSection } from './DeviceSection.tsx';

test('the appearance can be chosen, and every switch shows the choice', async () => {
  await show(
    <>
      <DeviceSection />
      <ThemeSwitch />
    </>,
  );
  const switches = page.getByLabelText('Appearance');
  await switches.first().selectOptions('Dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  await expect.element(switches.nth(1)).toHaveValue('dark');
  await switches.nth(1).selectOptions('System');
  await expect.element(switches.first()).toHaveValue('system');
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test('offers to install the app as soon as the browser can, and only once', async () => {
  storeInstallPrompt();
  await show(<DeviceSection />);
  const install = page.getByRole('button', { name: 'Install' });
  await expect.element(page.getByText('in your browser’s menu', { exact: false })).toBeVisible();
  const prompt = vi.fn(async () => ({}));
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  await install.click();
  expect(prompt).toHaveBeenCalledOnce();
  await expect.element(install).not.toBeInTheDocument();
});
