import { createFeedback } from '@ziping/api-client/endpoints/feedback';
import { uploadAvatar } from '@ziping/api-client/endpoints/upload';
import {
  changePassword,
  changePhone,
  deactivateAccount,
  updateUserInfo,
} from '@ziping/api-client/endpoints/user';

import { api } from '../../data/client.ts';

/** Changes the member's particulars. */
export const saveProfile = (body: Parameters<typeof updateUserInfo>[1]) => updateUserInfo(api, body);

/** Puts a picture up; it is worn once the profile is saved with its address. */
export const putUpAvatar = (file: File) => uploadAvatar(api, file);

/** Changes the password. */
export const replacePassword = (body: Parameters<typeof changePassword>[1]) => changePassword(api, body);

/** Moves the account to another number. */
export const replacePhone = (body: Parameters<typeof changePhone>[1]) => changePhone(api, body);

/** Closes the account. */
export const closeAccount = (body: Parameters<typeof deactivateAccount>[1]) => deactivateAccount(api, body);

/** Sends a word to the house. */
export const sendFeedback = (body: Parameters<typeof createFeedback>[1]) => createFeedback(api, body);
