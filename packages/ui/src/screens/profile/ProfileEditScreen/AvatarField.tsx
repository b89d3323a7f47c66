import { CircleAlert, ImageUp } from 'lucide-react';
import { useId } from 'react';
import { FilePicker } from '../../../patterns/FilePicker/FilePicker.tsx';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { fieldStyles } from '../../../primitives/Field/Field.styles.ts';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { profileEditCopy as copy } from './ProfileEditScreen.copy.ts';
import { profileEditStyles } from './ProfileEditScreen.styles.ts';

export type AvatarState =
  | { kind: 'idle' }
  /** `progress`: 0–1, or null if unknown. */
  | { kind: 'uploading'; progress: number | null }
  | { kind: 'failed'; message: string };

interface AvatarFieldProps {
  state: AvatarState;
  src: string;
  name: string;
  disabled: boolean;
  onPick: (event: { file: File }) => void;
}

/** The avatar, with a button to upload another. */
export function AvatarField({ state, src, name, disabled, onPick }: AvatarFieldProps) {
  const styles = stylesOf(profileEditStyles);
  const field = stylesOf(fieldStyles);
  const id = useId();
  const uploading = state.kind === 'uploading';
  return (
    <div css={styles.avatar} role="group" aria-label={copy.avatar}>
      <Avatar size="large" src={src} name={name} />
      <div css={styles.avatarSide}>
        <FilePicker
          label={copy.avatarPick}
          icon={<ImageUp aria-hidden="true" />}
          accept="image/*"
          disabled={disabled || uploading}
          aria-describedby={id}
          onPick={({ files: [file] }) => file && onPick({ file })}
        />
        {uploading && (
          <span css={styles.busy} role="status">
            <Spinner />
            {copy.avatarBusy}
          </span>
        )}
        {uploading && state.progress !== null && (
          <progress css={styles.progress} max={1} value={state.progress} aria-label={copy.avatarBusy} />
        )}
        {state.kind === 'failed' && (
          <p css={field.error} role="alert">
            <CircleAlert size={16} strokeWidth={1.5} aria-hidden="true" />
            <span>{state.message}</span>
          </p>
        )}
        <p id={id} css={field.hint}>
          {copy.avatarHint}
        </p>
      </div>
    </div>
  );
}
