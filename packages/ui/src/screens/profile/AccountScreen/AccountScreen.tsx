import { KeyRound, Smartphone, UserRoundX } from 'lucide-react';
import { paths } from '../../../paths.ts';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { LinkList } from '../../../patterns/LinkList/LinkList.tsx';
import { MaskedPhone } from '../../../patterns/MaskedPhone/MaskedPhone.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { accountCopy as copy } from './AccountScreen.copy.ts';
import { accountStyles } from './AccountScreen.styles.ts';

/** `confirming`: the logout dialog is open. */
export type AccountState = { kind: 'idle' } | { kind: 'confirming' };

export interface AccountScreenProps {
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: AccountState;
  /** null when none is bound. */
  phone: string | null;
  /** Opens the logout dialog. */
  onLogout: () => void;
  /** The logout is confirmed. */
  onConfirmLogout: () => void;
  /** The logout is given up. */
  onCancelLogout: () => void;
}

/** Account settings: password, phone, closing the account, logout. */
export function AccountScreen({
  state,
  phone,
  onLogout,
  onConfirmLogout,
  onCancelLogout,
}: AccountScreenProps) {
  const styles = stylesOf(accountStyles);
  return (
    <Page title={copy.title} parent={{ href: paths.profile, label: copy.up }}>
      <LinkList
        label={copy.links}
        rows={[
          { href: paths.changePassword, label: copy.password, icon: <KeyRound /> },
          {
            href: paths.changePhone,
            label: copy.phone,
            icon: <Smartphone />,
            value: phone ? <MaskedPhone phone={phone} /> : copy.phoneMissing,
          },
          {
            href: paths.deactivate,
            label: copy.deactivate,
            icon: <UserRoundX />,
            hint: copy.deactivateHint,
          },
        ]}
      />
      <div css={styles.logout}>
        <Button block onClick={onLogout}>
          {copy.logout}
        </Button>
      </div>
      <ConfirmDialog
        open={state.kind === 'confirming'}
        title={copy.confirmTitle}
        confirmLabel={copy.confirmLabel}
        cancelLabel={copy.cancel}
        onConfirm={onConfirmLogout}
        onCancel={onCancelLogout}
      >
        <p>{copy.confirm}</p>
      </ConfirmDialog>
    </Page>
  );
}
