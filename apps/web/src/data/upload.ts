import { uploadAvatar } from '@ziping/api-client/endpoints/upload';

import { callHook } from './mutation.ts';

/** Uploads an avatar; the profile has to be saved with its URL. */
export const useUploadAvatar = callHook(uploadAvatar);
