import type { ShareCapabilities } from '@ziping/ui/patterns/ShareDialog';

import { type BrowserName, downloadObstacle } from '../../shared/wechat.ts';

/** The parts of `navigator` that {@link shareMeans} reads. */
export type Browser = BrowserName & Partial<Pick<Navigator, 'share' | 'canShare'>>;

/**
 * What a browser can do with a picture. WeChat's browser blocks downloads and printing, and its share
 * function is unreliable. On an iPhone or iPad a download goes to Files; the share sheet and a long press save it to
 * Photos.
 */
export function shareMeans(browser: Browser): ShareCapabilities {
  const obstacle = downloadObstacle(browser);
  if (obstacle === 'wechat') return { save: false, share: false, print: false };
  const files = [new File(['.'], 'picture.png', { type: 'image/png' })];
  return {
    save: obstacle === null,
    share: browser.share !== undefined && (browser.canShare?.({ files }) ?? false),
    print: true,
  };
}
