import type { Schema } from '@ziping/api-client/types';
import { useId, type FormEvent } from 'react';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { formatDay, formatTimestamp } from '../../../patterns/formatDateTime.ts';
import { LoadedPart, type Part } from '../../../patterns/LoadedPart/LoadedPart.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { familyCopy as copy } from './FamilySection.copy.ts';
import { familyStyles } from './FamilySection.styles.ts';

type FamilyMember = Schema<'FamilyMember'>;

export interface FamilyState {
  /** A new invitation: being made, or why it was not. */
  inviting?: { step: 'busy' } | { step: 'failed'; message?: string | undefined } | undefined;
  /** What became of sending the invitation; undefined before. */
  sent?: 'shared' | 'copied' | 'failed' | undefined;
  dialog?:
    | { kind: 'joining'; code: string; step: 'editing' | 'busy'; error?: string | undefined }
    /** A member that the owner removes, or the member himself. `failed` keeps it open for another try. */
    | { kind: 'removing'; member: FamilyMember; step: 'asking' | 'busy' | 'failed' }
    | undefined;
}

export interface FamilyActions {
  onInvite: () => void;
  /** Opens the share sheet of the device, or copies the invitation. */
  onSendInvitation: () => void;
  /** Opens the dialog for a code. */
  onEnterCode: () => void;
  onCodeChange: (event: { code: string }) => void;
  onJoin: () => void;
  /** Asks whether to remove a member, or to leave. */
  onRemove: (event: { member: FamilyMember }) => void;
  onConfirmRemoval: () => void;
  onCloseDialog: () => void;
}

export interface FamilySectionProps extends FamilyActions {
  /** The family of the plan, or why it is not known. */
  family: Part<Schema<'Family'>>;
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: FamilyState;
  /** Asks once more for what failed to load. */
  onRetry: () => void;
}

type LoadedProps = Omit<FamilySectionProps, 'family'> & { family: Schema<'Family'> };

function Members({ family, onRemove }: Pick<LoadedProps, 'family' | 'onRemove'>) {
  const styles = stylesOf(familyStyles);
  return (
    <ul css={styles.members}>
      {family.members.map((member) => {
        const { id, name, is_owner, is_self, joined_at } = member;
        const removable = !is_owner && (family.role === 'owner' || is_self);
        return (
          <li key={id} css={styles.member}>
            <p css={styles.head}>
              <span css={styles.name}>{name}</span>
              {is_owner && <Badge>{copy.isOwner}</Badge>}
              {is_self && <Badge tone="accent">{copy.isSelf}</Badge>}
              {removable && (
                <span css={styles.end}>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={is_self ? undefined : copy.removeOf(name)}
                    onClick={() => onRemove({ member })}
                  >
                    {is_self ? copy.leave : copy.remove}
                  </Button>
                </span>
              )}
            </p>
            {joined_at !== null && <p css={styles.hint}>{copy.joined(formatDay(joined_at))}</p>}
          </li>
        );
      })}
    </ul>
  );
}

function Invitation({
  family: { invitation, members, max_members },
  state: { inviting, sent },
  onInvite,
  onSendInvitation,
}: LoadedProps) {
  const styles = stylesOf(familyStyles);
  if (members.length >= max_members) return <p css={styles.hint}>{copy.full}</p>;
  const busy = inviting?.step === 'busy';
  return (
    <>
      {invitation ? (
        <div css={styles.invitation}>
          <p css={styles.hint}>{copy.code}</p>
          <p css={styles.code}>{invitation.code}</p>
          <p css={styles.hint}>{copy.valid(formatTimestamp(invitation.expires_at))}</p>
          <div css={styles.actions}>
            <Button onClick={onSendInvitation}>{copy.send}</Button>
            <Button variant="quiet" busy={busy} busyLabel={copy.inviteBusy} onClick={onInvite}>
              {copy.inviteAgain}
            </Button>
          </div>
          <p css={styles.hint} role="status">
            {sent === 'copied' && copy.copied}
            {sent === 'failed' && copy.notCopied}
          </p>
        </div>
      ) : (
        <Button busy={busy} busyLabel={copy.inviteBusy} onClick={onInvite}>
          {copy.invite}
        </Button>
      )}
      {inviting?.step === 'failed' && <Notice tone="danger">{inviting.message ?? copy.inviteFailed}</Notice>}
    </>
  );
}

function JoinDialog({
  dialog,
  onCodeChange,
  onJoin,
  onCloseDialog,
}: Pick<FamilySectionProps, 'onCodeChange' | 'onJoin' | 'onCloseDialog'> & {
  dialog: Extract<FamilyState['dialog'], { kind: 'joining' }>;
}) {
  const form = useId();
  const busy = dialog.step === 'busy';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onJoin();
  };
  return (
    <Dialog
      open
      title={copy.joinTitle}
      onClose={onCloseDialog}
      dismissible={!busy}
      footer={
        <>
          <Button disabled={busy} onClick={onCloseDialog}>
            {copy.back}
          </Button>
          <Button variant="primary" type="submit" form={form} busy={busy} busyLabel={copy.joinBusy}>
            {copy.join}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={copy.code}
          hint={copy.joinHint}
          error={dialog.error}
          value={dialog.code}
          maxLength={32}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={busy}
          onChange={(event) => onCodeChange({ code: event.target.value })}
        />
      </form>
    </Dialog>
  );
}

function Loaded(props: LoadedProps) {
  const { family, onEnterCode, onRemove } = props;
  const styles = stylesOf(familyStyles);
  const owner = family.members.find(({ is_owner }) => is_owner);
  if (family.role === 'none') {
    return (
      <div css={styles.root}>
        <p css={styles.hint}>{copy.none}</p>
        <Button onClick={onEnterCode}>{copy.enterCode}</Button>
      </div>
    );
  }
  return (
    <div css={styles.root}>
      <p css={styles.hint}>
        {family.role === 'owner'
          ? copy.owner(family.members.length, family.max_members)
          : copy.member(owner?.name ?? '')}
      </p>
      <Members family={family} onRemove={onRemove} />
      {family.role === 'owner' && <Invitation {...props} />}
    </div>
  );
}

/** Who shares the plan, the invitation of its owner, and the way into a family. */
export function FamilySection(props: FamilySectionProps) {
  const {
    family,
    state: { dialog },
  } = props;
  const removing = dialog?.kind === 'removing' ? dialog : undefined;
  const leaving = removing?.member.is_self;
  return (
    <>
      <LoadedPart
        part={family}
        copy={{ loading: copy.loading, failed: copy.loadFailed, retry: copy.retry }}
        onRetry={props.onRetry}
      >
        {(data) => <Loaded {...props} family={data} />}
      </LoadedPart>
      {dialog?.kind === 'joining' && <JoinDialog {...props} dialog={dialog} />}
      <ConfirmDialog
        open={removing !== undefined}
        title={leaving ? copy.leaveTitle : copy.removeTitle}
        tone="danger"
        confirmLabel={leaving ? copy.leave : copy.remove}
        busyLabel={copy.busy}
        busy={removing?.step === 'busy'}
        error={removing?.step === 'failed' ? copy.failed : undefined}
        onConfirm={props.onConfirmRemoval}
        onCancel={props.onCloseDialog}
      >
        {removing && <p>{leaving ? copy.leaveText : copy.removeText(removing.member.name)}</p>}
      </ConfirmDialog>
    </>
  );
}
