import { feedbackTypes } from '../../../patterns/feedbackTypes.ts';

export const feedbackCopy = {
  title: '意见反馈',
  lead: '每一条都有人读。命盘有疑问时，请写明出生时间与您核对的依据。',
  mine: '我的反馈',
  unread: '有新回复',
  typeTitle: '类别',
  contentTitle: '内容',
  contactTitle: '联系',
  type: '反馈类型',
  types: feedbackTypes,
  content: '反馈内容',
  contentPlaceholder: '请描述您遇到的问题或建议，至少 10 个字',
  images: '图片',
  imagesHint: '最多 3 张，支持 JPG、PNG 格式，每张不超过 5 MB',
  imageAdd: '添加图片',
  imageRemove: (name: string) => `移除图片 ${name}`,
  imageAlt: (position: number) => `第 ${position} 张图片`,
  contact: '联系方式',
  contactPlaceholder: '手机、微信或邮箱，选填',
  contactHint: '需要回复时请留下。',
  submit: '提交反馈',
  submitBusy: '提交中...',
  doneTitle: '感谢您的反馈',
  done: '我们已经收到，会认真阅读。正在返回上一页。',
  doneHome: '回到首页',
  messages: {
    type: '请选择反馈类型',
    contentRequired: '请输入反馈内容',
    contentShort: '反馈内容不能少于10个字符',
    contentLong: '反馈内容不能超过500个字符',
    contentHidden: '反馈内容中含有无法识别的字符',
    contactLong: '联系方式不能超过100个字符',
    contactHidden: '联系方式不能含有换行或看不见的字符',
    imageCount: '最多只能上传3张图片',
    imageSize: '图片大小不能超过5MB',
    imageType: '图片仅支持 JPG、PNG 格式',
    failed: '提交失败，请稍后重试',
  },
} as const;

/** Maximum length of content and contact, in characters, and maximum number of images. */
export const feedbackLimits = { content: 500, contact: 100, images: 3 } as const;
