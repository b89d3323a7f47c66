import { loginWithRedirect, paths } from '../../../paths.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { chartNoticeCopy as copy } from './ChartNotice.copy.ts';

interface ChartNoticeProps {
  notice: 'offline' | 'cached' | 'unsaved' | 'guest';
  onRetry: () => void;
}

/** Says that the chart comes from this device's cache, or is not saved yet, with the action to take. */
export default function ChartNotice({ notice, onRetry }: ChartNoticeProps) {
  const actions = {
    offline: <Button onClick={onRetry}>{copy.retry}</Button>,
    cached: <Button onClick={onRetry}>{copy.retry}</Button>,
    unsaved: <Button href={paths.fortune}>{copy.save}</Button>,
    guest: <Button href={loginWithRedirect(paths.fortune)}>{copy.saveAsGuest}</Button>,
  };
  return (
    <Notice tone="info" action={actions[notice]}>
      {copy[notice]}
    </Notice>
  );
}
