import { SettingsScreen, type SettingsDownload } from '@ziping/ui/screens/info/SettingsScreen';
import { settingsCopy } from '@ziping/ui/screens/info/SettingsScreen.copy';
import { useState } from 'react';

import { attempt } from '../../shared/attempt.ts';
import { loginWithRedirect, paths } from '../../shared/paths.ts';
import { useAtom, useAtomValue } from '../../shared/store.ts';
import { exportName, saveJson } from '../../features/settings/download.ts';
import { sessionAtom } from '../../session/session.ts';
import { settingsAtom } from '../../shared/settings.ts';

const { messages } = settingsCopy;

/** /settings: how the app looks and casts on this device, and one's own data. */
export default function SettingsRoute() {
  const [settings, changeSettings] = useAtom(settingsAtom);
  const session = useAtomValue(sessionAtom);
  const [download, setDownload] = useState<SettingsDownload>({ kind: 'idle' });

  async function save() {
    if (download.kind === 'busy') return;
    setDownload({ kind: 'busy' });
    const outcome = await attempt(messages.downloadFailed, async () =>
      (await import('../../features/settings/calls.ts')).askOwnData(),
    );
    if ('fault' in outcome) {
      setDownload({ kind: 'failed', message: outcome.fault.message });
      return;
    }
    const file = exportName(Date.now());
    saveJson(outcome.data, file);
    setDownload({ kind: 'done', file });
  }

  return (
    <SettingsScreen
      values={settings}
      download={session.status === 'guest' ? { kind: 'guest' } : download}
      onChange={changeSettings}
      onDownload={() => void save()}
      loginHref={loginWithRedirect(paths.settings)}
    />
  );
}
