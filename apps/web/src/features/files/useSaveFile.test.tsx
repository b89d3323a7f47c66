// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { ANDROID, asBrowser, IPHONE, WECHAT } from '../../testing/browsers.ts';
import { useSaveFile } from './useSaveFile.ts';

let leave = () => {};
afterEach(() => leave());

function press(userAgent: string) {
  leave = asBrowser(userAgent);
  const file = { action: '导出 Word', save: vi.fn(), copy: vi.fn() };
  const hook = renderHook(() => useSaveFile());
  act(() => hook.result.current.saveFile(file));
  return { file, dialog: () => hook.result.current.dialog };
}

describe('a file', () => {
  it('is saved at once where the browser can keep it', () => {
    const { file, dialog } = press(ANDROID);
    expect(file.save).toHaveBeenCalledOnce();
    expect(dialog().reason).toBeNull();
  });

  it('is not fetched in WeChat, where its text can be copied', () => {
    const { file, dialog } = press(WECHAT);
    expect(file.save).not.toHaveBeenCalled();
    expect(dialog()).toMatchObject({ reason: 'wechat', action: '导出 Word' });
    act(() => dialog().onCopy?.());
    expect(file.copy).toHaveBeenCalledOnce();
    expect(dialog().reason).toBeNull();
  });

  it('is saved on an iPhone after its reader was told', () => {
    const { file, dialog } = press(IPHONE);
    expect(file.save).not.toHaveBeenCalled();
    expect(dialog().reason).toBe('apple');
    act(() => dialog().onSaveAnyway());
    expect(file.save).toHaveBeenCalledOnce();
    expect(dialog().reason).toBeNull();
  });
});
