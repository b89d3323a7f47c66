import { messageOf } from '@ziping/api-client/envelope';
import { useQuery } from '@tanstack/react-query';
import { ApiKeysSection, type ApiKeysDialog } from '@ziping/ui/screens/membership/ApiKeysSection';
import { apiKeysCopy as copy } from '@ziping/ui/screens/membership/ApiKeysSection.copy';
import { useState } from 'react';

import { useApi } from '../../data/api.ts';
import { apiKeysOptions, useDeleteApiKey, useMakeApiKey } from '../../data/api-keys.ts';
import { partOf } from '../../shared/part-of.ts';
import { isPlainLine } from '../../shared/plain-text.ts';
import { runConfirmed } from '../../shared/run-confirmed.ts';
import { copyText } from '../../shared/share-text.ts';

/** The member's API keys. The secret of a new one is only in the state of this component, until its dialog closes. */
export default function Keys() {
  const keys = useQuery(apiKeysOptions(useApi()));
  const { mutateAsync: makeKey, reset: forgetSecret } = useMakeApiKey();
  const { mutateAsync: deleteKey } = useDeleteApiKey();
  const [dialog, setDialog] = useState<ApiKeysDialog | null>(null);

  async function make() {
    if (dialog?.kind !== 'making' || dialog.step === 'busy') return;
    const name = dialog.name.trim();
    const error = name === '' ? copy.nameMissing : isPlainLine(name) ? undefined : copy.nameHidden;
    if (error) {
      setDialog({ ...dialog, error });
      return;
    }
    setDialog({ ...dialog, step: 'busy', error: undefined });
    try {
      const { key, secret } = await makeKey(name);
      setDialog({ kind: 'made', name: key.name, secret });
    } catch (error) {
      setDialog({ ...dialog, step: 'editing', error: messageOf(error, copy.makeFailed) });
    } finally {
      forgetSecret();
    }
  }

  const remove = () =>
    runConfirmed(dialog?.kind === 'removing' ? dialog : null, setDialog, ({ apiKey }) =>
      deleteKey(apiKey.id),
    );

  function copySecret() {
    if (dialog?.kind !== 'made') return;
    void copyText(dialog.secret).then((done) =>
      // The dialog may have been closed meanwhile.
      setDialog((now) => (now?.kind === 'made' ? { ...now, copied: done ? 'copied' : 'failed' } : now)),
    );
  }

  return (
    <ApiKeysSection
      keys={partOf(keys)}
      dialog={dialog}
      onRetry={() => void keys.refetch()}
      onAskName={() => setDialog({ kind: 'making', name: '', step: 'editing' })}
      onNameChange={({ name }) => setDialog({ kind: 'making', name, step: 'editing' })}
      onMake={() => void make()}
      onCopy={copySecret}
      onRemove={({ apiKey }) => setDialog({ kind: 'removing', apiKey, step: 'asking' })}
      onConfirmRemoval={() => void remove()}
      onCloseDialog={() => setDialog(null)}
    />
  );
}
