import type { ShareMeans } from '@ziping/ui/patterns/SharePanel';

import { isMessagingBrowser } from '../../shared/messaging.ts';

/** What is asked of a browser to know what it can do with a picture. */
export type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> &
  Partial<Pick<Navigator, 'share' | 'canShare'>>;

/** An iPad says that it is a Mac; a Mac has no touch. */
const isApplePhone = ({ userAgent, maxTouchPoints }: Browser) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

/**
 * What a browser can do with a picture. The messaging app's own blocks downloads and prints nothing, and what its
 * share function does is not to be relied on. On an iPhone or iPad a download goes to the files, where nobody looks
 * for a picture; the share sheet and a long press put it among the pictures.
 */
export function shareMeans(browser: Browser): ShareMeans {
  if (isMessagingBrowser(browser.userAgent)) return { save: false, share: false, print: false };
  const files = [new File(['.'], 'picture.png', { type: 'image/png' })];
  return {
    save: !isApplePhone(browser),
    share: browser.share !== undefined && (browser.canShare?.({ files }) ?? false),
    print: true,
  };
}
