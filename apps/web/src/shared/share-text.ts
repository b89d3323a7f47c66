import { isWechatBrowser } from './wechat.ts';

/** Copies a text. @returns whether the browser allowed it */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens the share sheet with a text, or copies it where there is none. The share function of WeChat's
 * browser is unreliable. Call it synchronously in a click handler: browsers refuse both later.
 */
export async function shareText(title: string, text: string): Promise<'shared' | 'copied' | 'failed'> {
  if ('share' in navigator && !isWechatBrowser(navigator.userAgent)) {
    try {
      await navigator.share({ title, text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(text)) ? 'copied' : 'failed';
}
