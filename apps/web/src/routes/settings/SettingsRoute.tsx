import { messageOf } from '@ziping/api-client/envelope';
import { SaveFileDialog } from '@ziping/ui/patterns/SaveFileDialog';
import { SettingsScreen, type SettingsDownload } from '@ziping/ui/screens/info/SettingsScreen';
import { settingsCopy } from '@ziping/ui/screens/info/SettingsScreen.copy';
import { useState } from 'react';

import { useExportUserData } from '../../data/user-export.ts';
import { useSaveFile } from '../../features/files/useSaveFile.ts';
import { sessionAtom } from '../../session/session.ts';
import { loginWithRedirect, paths } from '@ziping/ui/paths';
import { saveFile as handOver, todayInChina } from '../../shared/save-file.ts';
import { settingsAtom } from '../../shared/settings.ts';
import { useAtom, useAtomValue } from '../../shared/store.ts';

const { messages } = settingsCopy;

/** /settings: appearance and chart conventions of this device, and the download of the member's data. */
export default function SettingsRoute() {
  const [settings, changeSettings] = useAtom(settingsAtom);
  const session = useAtomValue(sessionAtom);
  const { mutateAsync: exportUserData } = useExportUserData();
  const { saveFile, dialog } = useSaveFile();
  const [download, setDownload] = useState<SettingsDownload>({ kind: 'idle' });

  async function save() {
    if (download.kind === 'busy') return;
    setDownload({ kind: 'busy' });
    try {
      const data = await exportUserData();
      const file = `ziping-${todayInChina()}.json`;
      handOver(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), file);
      setDownload({ kind: 'done', file });
    } catch (error) {
      setDownload({ kind: 'failed', message: messageOf(error, messages.downloadFailed) });
    }
  }

  return (
    <>
      <SettingsScreen
        values={settings}
        download={session.status === 'guest' ? { kind: 'guest' } : download}
        onChange={changeSettings}
        onDownload={() => saveFile({ action: settingsCopy.download, save: () => void save() })}
        loginHref={loginWithRedirect(paths.settings)}
      />
      <SaveFileDialog {...dialog} />
    </>
  );
}
