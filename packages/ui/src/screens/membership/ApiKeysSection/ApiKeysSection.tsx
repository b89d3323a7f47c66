import type { Schema } from '@ziping/api-client/types';
import { ChevronDown } from 'lucide-react';
import { Fragment, useId, type FormEvent } from 'react';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { formatDay } from '../../../patterns/formatDateTime.ts';
import { LoadedPart, type Part } from '../../../patterns/LoadedPart/LoadedPart.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { apiKeysCopy as copy } from './ApiKeysSection.copy.ts';
import { apiKeysStyles } from './ApiKeysSection.styles.ts';

/** Of an account, in the contract. */
const MOST_KEYS = 5;

type ApiKey = Schema<'ApiKey'>;

export type ApiKeysDialog =
  | { kind: 'making'; name: string; step: 'editing' | 'busy'; error?: string | undefined }
  /** The new key with its secret, which is shown until the dialog is closed. */
  | { kind: 'made'; name: string; secret: string; copied?: 'copied' | 'failed' | undefined }
  /** `failed` keeps it open for another try. */
  | { kind: 'removing'; apiKey: ApiKey; step: 'asking' | 'busy' | 'failed' };

export interface ApiKeysActions {
  /** Opens the dialog for a name. */
  onAskName: () => void;
  onNameChange: (event: { name: string }) => void;
  onMake: () => void;
  onCopy: () => void;
  /** Asks whether to delete a key. */
  onRemove: (event: { apiKey: ApiKey }) => void;
  onConfirmRemoval: () => void;
  onCloseDialog: () => void;
}

export interface ApiKeysSectionProps extends ApiKeysActions {
  /** The keys, or why they are not known. */
  keys: Part<readonly ApiKey[]>;
  /** The dialog that is open; null for none. */
  dialog: ApiKeysDialog | null;
  /** Asks once more for what failed to load. */
  onRetry: () => void;
}

function KeyList({ keys, onRemove }: { keys: readonly ApiKey[] } & Pick<ApiKeysActions, 'onRemove'>) {
  const styles = stylesOf(apiKeysStyles);
  return (
    <ul css={styles.keys}>
      {keys.map((apiKey) => {
        const { id, name, hint, created_at, last_used_at } = apiKey;
        return (
          <li key={id} css={styles.key}>
            <div>
              <p css={styles.name}>{name}</p>
              <p css={styles.facts}>
                <span>
                  {copy.hint} <code css={styles.code}>{hint}</code>
                </span>
                <span>{copy.made(formatDay(created_at))}</span>
                <span>{last_used_at === null ? copy.unused : copy.used(formatDay(last_used_at))}</span>
              </p>
            </div>
            <Button
              size="small"
              variant="quiet"
              aria-label={copy.removeOf(name)}
              onClick={() => onRemove({ apiKey })}
            >
              {copy.remove}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** A path that may break before each of its slashes. */
function BreakablePath({ path }: { path: string }) {
  return path.split(/(?=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** How another system calls the service, and what it may call. */
function Usage() {
  const styles = stylesOf(apiKeysStyles);
  return (
    <div css={styles.usage}>
      <p css={styles.hint}>{copy.header}</p>
      <p css={styles.block}>
        <code css={styles.code}>{copy.headerLine}</code>
      </p>
      <details css={styles.interface}>
        <summary css={styles.summary}>
          {copy.callsTitle}
          <ChevronDown css={styles.arrow} aria-hidden="true" />
        </summary>
        <div css={styles.interfaceBody}>
          <p>{copy.format}</p>
          <p>{copy.limits}</p>
          <ul css={styles.calls}>
            {copy.calls.map(({ method, path, text }) => (
              <li key={`${method} ${path}`} css={styles.call}>
                <span css={styles.callText}>{text}</span>
                <code css={[styles.code, styles.request]}>
                  <span css={styles.method}>{method} </span>
                  <span>
                    <BreakablePath path={path} />
                  </span>
                </code>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </div>
  );
}

function MakeDialog({
  dialog: { name, step, error },
  onNameChange,
  onMake,
  onCloseDialog,
}: Pick<ApiKeysActions, 'onNameChange' | 'onMake' | 'onCloseDialog'> & {
  dialog: Extract<ApiKeysDialog, { kind: 'making' }>;
}) {
  const form = useId();
  const busy = step === 'busy';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMake();
  };
  return (
    <Dialog
      open
      title={copy.makeTitle}
      onClose={onCloseDialog}
      dismissible={!busy}
      footer={
        <>
          <Button disabled={busy} onClick={onCloseDialog}>
            {copy.back}
          </Button>
          <Button variant="primary" type="submit" form={form} busy={busy} busyLabel={copy.makeBusy}>
            {copy.makeNow}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={copy.name}
          hint={copy.nameHint}
          error={error}
          value={name}
          maxLength={20}
          autoComplete="off"
          readOnly={busy}
          onChange={(event) => onNameChange({ name: event.target.value })}
        />
      </form>
    </Dialog>
  );
}

function SecretDialog({
  dialog: { name, secret, copied },
  onCopy,
  onCloseDialog,
}: Pick<ApiKeysActions, 'onCopy' | 'onCloseDialog'> & {
  dialog: Extract<ApiKeysDialog, { kind: 'made' }>;
}) {
  const styles = stylesOf(apiKeysStyles);
  return (
    <Dialog
      open
      title={copy.secretTitle}
      size="medium"
      onClose={onCloseDialog}
      // A touch beside the dialog would lose the secret.
      dismissible={false}
      footer={
        <>
          <Button onClick={onCloseDialog}>{copy.close}</Button>
          <Button variant="primary" onClick={onCopy}>
            {copy.copy}
          </Button>
        </>
      }
    >
      <p css={styles.text}>{copy.once(name)}</p>
      <code css={styles.secret}>{secret}</code>
      <p css={styles.outcome} role="status">
        {copied === 'copied' && copy.copied}
        {copied === 'failed' && copy.notCopied}
      </p>
    </Dialog>
  );
}

function Loaded({
  keys,
  onRemove,
  onAskName,
}: { keys: readonly ApiKey[] } & Pick<ApiKeysActions, 'onRemove' | 'onAskName'>) {
  const styles = stylesOf(apiKeysStyles);
  return (
    <div css={styles.root}>
      <p css={styles.text}>
        {copy.lead}
        {keys.length === 0 && copy.none}
      </p>
      {keys.length > 0 && <KeyList keys={keys} onRemove={onRemove} />}
      {keys.length < MOST_KEYS ? (
        <Button onClick={onAskName}>{copy.make}</Button>
      ) : (
        <p css={styles.hint}>{copy.full(MOST_KEYS)}</p>
      )}
      <Usage />
    </div>
  );
}

/** The keys with which other systems call the service for the account, and how they do it. */
export function ApiKeysSection(props: ApiKeysSectionProps) {
  const { keys, dialog, onRetry, onConfirmRemoval, onCloseDialog } = props;
  const removing = dialog?.kind === 'removing' ? dialog : undefined;
  return (
    <>
      <LoadedPart
        part={keys}
        copy={{ loading: copy.loading, failed: copy.loadFailed, retry: copy.retry }}
        onRetry={onRetry}
      >
        {(loaded) => <Loaded {...props} keys={loaded} />}
      </LoadedPart>
      {dialog?.kind === 'making' && <MakeDialog {...props} dialog={dialog} />}
      {dialog?.kind === 'made' && <SecretDialog {...props} dialog={dialog} />}
      <ConfirmDialog
        open={removing !== undefined}
        title={copy.removeTitle}
        tone="danger"
        confirmLabel={copy.remove}
        busyLabel={copy.removeBusy}
        busy={removing?.step === 'busy'}
        error={removing?.step === 'failed' ? copy.removeFailed : undefined}
        onConfirm={onConfirmRemoval}
        onCancel={onCloseDialog}
      >
        {removing && <p>{copy.removeText(removing.apiKey.name, removing.apiKey.hint)}</p>}
      </ConfirmDialog>
    </>
  );
}
