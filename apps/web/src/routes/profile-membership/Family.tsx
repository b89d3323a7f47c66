import { ApiError, messageOf } from '@ziping/api-client/envelope';
import type { Schema } from '@ziping/api-client/types';
import { useQuery } from '@tanstack/react-query';
import { paths } from '@ziping/ui/paths';
import { FamilySection, type FamilyState } from '@ziping/ui/screens/membership/FamilySection';
import { familyCopy as copy } from '@ziping/ui/screens/membership/FamilySection.copy';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useApi } from '../../data/api.ts';
import { useChangeFamily, familyOptions } from '../../data/family.ts';
import { shareText } from '../../shared/share-text.ts';
import { partOf } from '../../shared/part-of.ts';
import { runConfirmed } from '../../shared/run-confirmed.ts';

/** The text that the owner sends, with a link that opens the dialog for the code. */
function invitationText({ code }: Schema<'FamilyInvitation'>): string {
  const url = new URL(paths.profileMembership, location.origin);
  url.searchParams.set('family', code);
  return copy.invitationText(url.href, code);
}

/** Whether the service does not have a call at all. */
const isMissing = (error: unknown) =>
  error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0);

/** Who shares the plan. `?family=` in the address is the code of an invitation. */
export default function Family() {
  const family = useQuery(familyOptions(useApi()));
  const [search, setSearch] = useSearchParams();
  const { mutateAsync: change } = useChangeFamily();
  const [state, setState] = useState<FamilyState>(() => {
    const code = search.get('family');
    return code ? { dialog: { kind: 'joining', code, step: 'editing' } } : {};
  });
  const { dialog } = state;

  function closeDialog() {
    setState({});
    if (search.has('family')) setSearch({}, { replace: true });
  }

  async function invite() {
    if (state.inviting?.step === 'busy') return;
    setState({ inviting: { step: 'busy' } });
    try {
      await change({ kind: 'invite' });
      setState({});
    } catch (error) {
      setState({ inviting: { step: 'failed', message: messageOf(error, copy.inviteFailed) } });
    }
  }

  async function join() {
    if (dialog?.kind !== 'joining' || dialog.step === 'busy') return;
    const code = dialog.code.trim();
    if (code === '') {
      setState({ dialog: { ...dialog, error: copy.codeMissing } });
      return;
    }
    setState({ dialog: { ...dialog, step: 'busy', error: undefined } });
    try {
      await change({ kind: 'join', code });
      closeDialog();
    } catch (error) {
      setState({ dialog: { ...dialog, step: 'editing', error: messageOf(error, copy.joinFailed) } });
    }
  }

  const remove = () =>
    runConfirmed(
      dialog?.kind === 'removing' ? dialog : null,
      (next) => setState(next ? { dialog: next } : {}),
      ({ member }) => change({ kind: 'remove', id: member.id }),
    );

  function sendInvitation() {
    const invitation = family.data?.invitation;
    if (!invitation) return;
    void shareText(copy.invitationTitle, invitationText(invitation)).then((sent) => setState({ sent }));
  }

  // A service may have no families: the member centre is whole without them.
  if (isMissing(family.error)) return null;
  return (
    <FamilySection
      family={partOf(family)}
      state={state}
      onRetry={() => void family.refetch()}
      onInvite={() => void invite()}
      onSendInvitation={sendInvitation}
      onEnterCode={() => setState({ dialog: { kind: 'joining', code: '', step: 'editing' } })}
      onCodeChange={({ code }) => setState({ dialog: { kind: 'joining', code, step: 'editing' } })}
      onJoin={() => void join()}
      onRemove={({ member }) => setState({ dialog: { kind: 'removing', member, step: 'asking' } })}
      onConfirmRemoval={() => void remove()}
      onCloseDialog={closeDialog}
    />
  );
}
