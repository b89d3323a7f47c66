import { uploadAvatar } from '@ziping/api-client/endpoints/upload';

import { mutationHook } from './mutation.ts';

/** Uploads an avatar; the profile has to be saved with its URL. */
export const useUploadAvatar = mutationHook((file: File, { client }) => uploadAvatar(client, file));
