import { HomeScreenSteps } from '../../install/HomeScreenSteps.tsx';
import { installStore, useInstallOffer } from '../../install/install-store.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ThemeSwitch } from '../../ui/form/ThemeSwitch.tsx';
import { SettingRow, SettingsCard } from './SettingsCard.tsx';

export function DeviceSection() {
  const offer = useInstallOffer();
  return (
    <SettingsCard id="device">
      <SettingRow label="Appearance" value="Light, dark, or the same as your device." action={<ThemeSwitch />} />
      <SettingRow
        label="App"
        value={INSTALL_TEXTS[offer]}
        action={offer === 'prompt' && <Button onClick={() => void installStore.install()}>Install</Button>}
      />
    </SettingsCard>
  );
}

const INSTALL_TEXTS = {
  installed: 'TwoSides is installed on this device.',
  prompt: 'Opens from your home screen, even when you’re offline.',
  steps: <HomeScreenSteps />,
  none: 'To install TwoSides, look for “Install” or “Add to Home Screen” in your browser’s menu.',
} as const;
