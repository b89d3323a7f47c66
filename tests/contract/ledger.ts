/**
 * The documented texts and states of the pages, and the story that shows each. A test compares it with the stories, and a page of Storybook lists it.
 */

const FORM = '页面/排盘';
const LIST = '页面/报告/列表';
const TERMS = '页面/协议/服务条款';
const PRIVACY = '页面/协议/隐私政策';
const MISSING = '页面/系统/未找到';
const ERROR = '页面/系统/差错';
const UNREACHABLE = '页面/系统/无法连接';
const LOGIN = '页面/账号/登录';
const REGISTER = '页面/账号/注册';
const RESET = '页面/账号/找回密码';
const BIND = '页面/账号/绑定手机号';
const HOME = '页面/个人/个人中心';
const EDIT = '页面/个人/编辑资料';
const ACCOUNT = '页面/个人/账号设置';
const PASSWORD = '页面/个人/修改密码';
const PHONE = '页面/个人/更换手机号';
const CLOSE = '页面/个人/注销账号';
const FEEDBACK = '页面/说明/意见反馈';
const REPORTS = '页面/报告/报告列表';
const SAVE_FILE = '组合/SaveFileDialog';
const READING = '页面/报告/阅读';
const CHAT = '页面/对话/对话';
const CHAT_WINDOW = '页面/对话/浮窗';
const UNLOCK = '页面/支付/解锁报告';
const PAYMENT = '页面/支付/支付订单';
const RESULT = '页面/支付/支付结果';
const ORDERS = '页面/支付/订单记录';
const PLANS = '页面/会员/会员套餐';
const CENTRE = '页面/会员/会员中心';
const SHORTFALL = '页面/会员/权益不足';

/** A message, and the stories that show it. */
type Message = readonly [text: string, ...shown: (readonly [page: string, story: string])[]];

/** Validation messages. */
export const INPUT_MESSAGES: readonly Message[] = [
  ['请输入姓名', [FORM, 'NameMissing']],
  ['请选择性别', [FORM, 'GenderMissing']],
  ['请选择出生日期', [FORM, 'DateMissing']],
  ['使用真太阳时需要选择出生地', [FORM, 'PlaceMissing']],
  ['请选择分组', [FORM, 'GroupMissing']],
  [
    '请输入有效的手机号码',
    [LOGIN, 'PhoneInvalid'],
    [REGISTER, 'PhoneInvalid'],
    [RESET, 'PhoneInvalid'],
    [BIND, 'PhoneInvalid'],
  ],
  ['请输入有效的11位手机号码', [REGISTER, 'PhoneIncomplete']],
  ['请输入正确的手机号', [BIND, 'PhoneIncorrect'], [PHONE, 'NewPhoneInvalid']],
  ['请填写所有必填字段', [LOGIN, 'RequiredMissing'], [REGISTER, 'RequiredMissing']],
  [
    '两次输入的密码不一致',
    [REGISTER, 'PasswordsDiffer'],
    [RESET, 'PasswordsDiffer'],
    [PASSWORD, 'PasswordsDiffer'],
  ],
  ['密码长度不能少于6位', [REGISTER, 'PasswordShort']],
  ['请阅读并同意服务条款', [REGISTER, 'TermsNotAccepted']],
  [
    '请输入6位数字验证码',
    [REGISTER, 'CodeInvalid'],
    [RESET, 'CodeInvalid'],
    [PHONE, 'OldCodeInvalid'],
    [PHONE, 'NewCodeInvalid'],
  ],
  ['请先获取短信验证码', [REGISTER, 'CodeNotRequested']],
  ['请输入正确的图片验证码', [RESET, 'CaptchaInvalid'], [BIND, 'CaptchaInvalid'], [PHONE, 'CaptchaInvalid']],
  ['请输入图片验证码', [RESET, 'CaptchaNeeded'], [RESET, 'ResetCaptchaNeeded']],
  ['请输入图形验证码', [BIND, 'CaptchaMissing'], [PHONE, 'CaptchaMissing']],
  ['请提供手机号或用户ID', [PHONE, 'RecipientMissing']],
  ['请输入手机号码', [RESET, 'PhoneMissing']],
  ['验证码格式错误', [BIND, 'CodeInvalid']],
  ['请输入验证码', [RESET, 'CodeMissing'], [BIND, 'CodeMissing'], [PHONE, 'OldCodeMissing']],
  ['请输入新手机号', [PHONE, 'NewPhoneMissing']],
  ['请先输入手机号', [BIND, 'PhoneMissing']],
  ['请输入当前密码', [PASSWORD, 'CurrentMissing']],
  ['请输入新密码', [RESET, 'PasswordMissing'], [PASSWORD, 'NewMissing']],
  ['新密码至少需要6个字符', [RESET, 'PasswordShort'], [PASSWORD, 'NewShort']],
  ['请上传图片文件', [EDIT, 'AvatarNotAnImage']],
  ['图片大小不能超过5MB', [EDIT, 'AvatarTooLarge'], [FEEDBACK, 'ImageTooLarge']],
  ['未选择有效的报告', [UNLOCK, 'NoReport']],
  ['报告代码无效，请刷新页面重试', [UNLOCK, 'NoCode']],
  ['未找到报告数据，请刷新页面重试', [UNLOCK, 'NoRecord']],
  ['请选择套餐', [PLANS, 'NothingChosen']],
  ['请确认您已了解注销账号的后果', [CLOSE, 'NotConfirmed']],
  ['请输入反馈内容', [FEEDBACK, 'ContentMissing']],
  ['反馈内容不能少于10个字符', [FEEDBACK, 'ContentShort']],
  ['最多只能上传3张图片', [FEEDBACK, 'TooManyImages']],
  ['未登录，请先登录', [REPORTS, 'ExportWithoutToken']],
  ['报告代码无效，请刷新页面重试', [REPORTS, 'InvalidCode']],
  ['问题不能超过10000个字符', [CHAT, 'TooLong']],
];

/** Messages about failed calls. */
export const CALL_MESSAGES: readonly Message[] = [
  ['八字测算失败，请稍后再试', [FORM, 'Failed']],
  ['操作失败，请稍后再试', [FORM, 'FailedWithoutReason']],
  ['创建报告成功，但无法获取报告ID', [FORM, 'RecordIdMissing']],
  ['登录失败', [LOGIN, 'Failed']],
  ['登录失败，请检查您的凭据', [LOGIN, 'WrongCredentials']],
  ['微信登录失败', [LOGIN, 'WechatFailed']],
  ['请在微信浏览器中使用微信登录', [LOGIN, 'WechatOutsideItsBrowser']],
  ['注册失败', [REGISTER, 'Failed']],
  ['注册失败，请稍后再试', [REGISTER, 'FailedRetry']],
  [
    '发送验证码失败',
    [REGISTER, 'SendFailed'],
    [BIND, 'SendFailed'],
    [PHONE, 'SendFailed'],
    [PHONE, 'NewSendFailed'],
  ],
  ['验证码发送失败，请重试', [REGISTER, 'SendFailedRetry'], [BIND, 'SendFailedRetry']],
  ['发送验证码失败，请重试', [RESET, 'SendFailed']],
  ['获取图片验证码失败', [REGISTER, 'CaptchaFailed'], [RESET, 'CaptchaFailed']],
  ['获取验证码失败，请重试', [RESET, 'CaptchaFailedRetry'], [PHONE, 'CaptchaFailed']],
  ['获取验证码失败，请稍后重试', [BIND, 'CaptchaFailed']],
  ['重置密码失败，请重试', [RESET, 'Failed']],
  ['绑定手机号失败', [BIND, 'Failed']],
  ['绑定手机号失败，请稍后重试', [BIND, 'FailedRetry']],
  ['该手机号已被其他账号使用，请使用其他手机号或联系客服', [BIND, 'PhoneTaken']],
  ['已关联到现有账号，即将自动切换登录', [BIND, 'LinkedToExistingAccount']],
  ['更新失败，请稍后重试', [EDIT, 'Failed']],
  ['网络错误，请稍后重试', [EDIT, 'NetworkFailed']],
  ['获取地区数据失败：网络错误', [FORM, 'RegionsFailed'], [EDIT, 'RegionsFailed']],
  ['获取地区数据失败（使用缓存数据）', [FORM, 'RegionsCached'], [EDIT, 'RegionsCached']],
  ['上传头像失败', [EDIT, 'AvatarFailed']],
  ['上传头像失败，请重试', [EDIT, 'AvatarFailedRetry']],
  ['注销失败，请稍后重试', [CLOSE, 'Failed']],
  ['注销请求失败，请稍后重试', [CLOSE, 'Unavailable']],
  ['无法获取用户信息', [PHONE, 'UserUnknown']],
  ['更换手机号失败', [PHONE, 'Failed']],
  ['当前密码错误', [PASSWORD, 'CurrentWrong']],
  ['密码修改失败', [PASSWORD, 'Failed']],
  ['服务器错误，请稍后重试', [PASSWORD, 'Unavailable']],
  ['提交失败，请稍后重试', [FEEDBACK, 'Failed']],
  ['权益不足，请升级会员或购买报告', [REPORTS, 'NoBenefit']],
  ['报告已存在且是最新版本', [REPORTS, 'UpToDate']],
  ['生成报告失败，请重试', [REPORTS, 'GenerateFailed']],
  ['导出文档失败，请重试', [REPORTS, 'ExportFailed'], [READING, 'ExportFailed']],
  ['创建订单失败', [UNLOCK, 'OrderFailed']],
  ['解锁报告失败，请稍后重试', [UNLOCK, 'UnlockFailed']],
  ['获取微信支付参数失败', [UNLOCK, 'JsapiRefused']],
  ['获取微信支付参数失败，请重试', [UNLOCK, 'JsapiFailed']],
  ['用户取消了支付', [UNLOCK, 'CancelledInApp']],
  ['支付失败，请重试', [UNLOCK, 'PaymentFailed'], [PAYMENT, 'Refused']],
  ['支付未完成，请重试', [UNLOCK, 'RecordNotFinished']],
  ['创建支付失败: 支付渠道暂不可用，请换一种方式', [UNLOCK, 'RecordRefused']],
  ['支付请求异常，请重试', [UNLOCK, 'RecordFailed']],
  ['查询支付状态失败，请稍后再试或联系客服。', [RESULT, 'Refused']],
  ['查询支付状态时发生错误，请检查网络或联系客服。', [RESULT, 'Unreachable']],
  ['无效的支付结果链接，缺少订单号。', [RESULT, 'NoOrderNo']],
  ['处理支付结果时遇到问题，请联系客服。', [RESULT, 'Unknown']],
  ['获取会员套餐失败', [PLANS, 'Refused']],
  ['无法连接到服务器，请稍后再试', [PLANS, 'Failed'], [UNREACHABLE, 'Unreachable']],
  ['创建订单失败: 没有这个套餐', [PLANS, 'OrderRefused']],
  ['处理订单时出错，请稍后再试', [PLANS, 'OrderFailed'], [PAYMENT, 'Failing']],
];

/** Messages that are only logged. The client's own test checks them. */
export const LOG_MESSAGES = [
  '没有刷新令牌',
  '刷新令牌失败',
  '禁止访问',
  '请求的资源不存在',
  '服务器内部错误',
  '网络错误',
];

/** A state: the story that shows it, its texts, and the button that is disabled in it. */
type State = readonly [
  what: string,
  page: string,
  story: string,
  texts: readonly string[],
  disabled?: string,
];

export const STATES: readonly State[] = [
  ['form', FORM, 'Filled', ['男', '女', '家人', '恋人', '朋友', '同学', '同事', '客户', '其他', '排盘分析']],
  ['form of a guest', FORM, 'Guest', ['登录', '注册', '排盘分析']],
  ['form, with the place of birth', FORM, 'TrueSolarTime', ['省份', '城市', '区县']],
  ['form, sending', FORM, 'Busy', ['测算中...'], '测算中...'],
  ['form, the chart is there', FORM, 'Success', ['查看命盘', '继续排盘']],

  ['list', LIST, 'Loaded', ['最新在前', '最早在前', '全部', '本人', '子女', '父母', '亲戚']],
  ['list, several pages', LIST, 'ManyPages', ['4', '5', '6', '7', '8']],
  ['list, a group that is not known', LIST, 'UnknownGroup', ['其他']],
  ['list, cards chosen', LIST, 'SomeSelected', ['全选', '取消', '批量删除']],
  ['list, deletion asked', LIST, 'ConfirmingDeletionOfOne', ['删除命盘', '删除', '先不删']],
  ['list, empty', LIST, 'Empty', ['没有找到报告', '去排盘']],
  ['list, failed', LIST, 'Failed', ['暂时取不到您的命盘', '重新加载']],
  ['list of a guest', LIST, 'Guest', ['登录', '注册']],

  ['terms', TERMS, 'Default', ['服务条款', '2025年5月1日', '返回注册', '隐私政策']],
  ['privacy policy', PRIVACY, 'Default', ['隐私政策', '返回注册', '服务条款']],
  ['unknown path', MISSING, 'Default', ['404', '功能开发中', '返回首页']],
  ['an error of the app', ERROR, 'Default', ['这一页出了差错', '重新加载', '返回首页']],
  ['no network', UNREACHABLE, 'Offline', ['网络未连接', '重新加载']],

  ['login', LOGIN, 'Filled', ['登录', '忘记密码', '注册']],
  ['login, sending', LOGIN, 'Busy', ['登录中...'], '登录中...'],
  ['login inside WeChat', LOGIN, 'InsideWechat', ['微信一键登录', '或使用手机号登录']],
  ['login inside WeChat, sending', LOGIN, 'InsideWechatBusy', ['正在登录...'], '正在登录...'],
  ['login after an expired session', LOGIN, 'SessionExpired', ['登录已过期，请重新登录']],
  ['login after closing the account', LOGIN, 'AfterDeactivation', ['账号已注销']],

  [
    'registration without a captcha',
    REGISTER,
    'Empty',
    ['注册', '《服务条款》', '《隐私政策》'],
    '获取验证码',
  ],
  ['registration, captcha incomplete', REGISTER, 'CaptchaIncomplete', ['获取验证码'], '获取验证码'],
  ['registration, requesting a code', REGISTER, 'Sending', ['发送中...'], '发送中...'],
  ['registration, countdown to the next code', REGISTER, 'CountingDown', ['47秒后重试'], '47秒后重试'],
  ['registration, sending', REGISTER, 'Busy', ['注册中...'], '注册中...'],
  ['registration, succeeded', REGISTER, 'Redirecting', ['注册成功']],

  ['reset, step one', RESET, 'PhoneFilled', ['验证手机号', '获取验证码']],
  ['reset, step one with a captcha', RESET, 'CaptchaNeeded', ['图片验证码']],
  ['reset, step two', RESET, 'ResetEmpty', ['短信验证码', '新密码', '确认新密码'], '60秒后重试'],
  ['reset, countdown to the next code', RESET, 'ResetCountingDown', ['47秒后重试'], '47秒后重试'],
  ['reset, sending', RESET, 'Busy', ['提交中...'], '提交中...'],
  ['reset, step three', RESET, 'Done', ['密码重置成功', '立即登录']],

  ['binding', BIND, 'Filled', ['绑定', '以后再说']],
  ['binding, countdown to the next code', BIND, 'CountingDown', ['47秒后重发'], '47秒后重发'],
  ['binding, sending', BIND, 'Busy', ['绑定中...'], '绑定中...'],
  ['binding, succeeded', BIND, 'Success', ['绑定成功']],
  [
    'binding, phone linked to an existing account',
    BIND,
    'LinkedToExistingAccount',
    ['已关联到现有账号，即将自动切换登录'],
  ],

  [
    'member',
    HOME,
    'Member',
    ['清和', '年度会员', '12', '2025', '我的记录', '我的报告', '订单记录', '会员中心'],
  ],
  ['member without a phone', HOME, 'PhoneMissing', ['未设置手机号']],
  ['member without a name', HOME, 'NewAccount', ['测试用户', '普通用户', '尚无']],
  ['member, figures loading', HOME, 'Loading', ['正在取回会员信息', '正在取回统计']],
  ['member, figures failed', HOME, 'Failed', ['会员信息暂时取不到', '统计暂时取不到']],

  ['profile form', EDIT, 'Filled', ['1990年6月15日', '保存', '取消', '使用真太阳时']],
  ['profile form, saving', EDIT, 'Busy', ['保存中...'], '保存中...'],
  ['profile form, saved', EDIT, 'Success', ['更新成功，正在返回...']],
  ['regions loading', EDIT, 'RegionsLoading', ['正在加载地区数据...']],
  ['regions loaded', EDIT, 'TrueSolarTime', ['四川省', '成都市', '锦江区']],
  ['regions failed', EDIT, 'RegionsFailed', ['获取地区数据失败：网络错误', '重新加载']],
  ['regions from the cache', EDIT, 'RegionsCached', ['获取地区数据失败（使用缓存数据）', '四川省']],

  ['account settings', ACCOUNT, 'Default', ['修改密码', '更换手机号', '注销账号', '退出登录']],
  ['logout, confirmation', ACCOUNT, 'ConfirmingLogout', ['取消']],

  ['password, sending', PASSWORD, 'Busy', ['提交中...'], '提交中...'],
  ['password, changed', PASSWORD, 'Success', ['密码修改成功']],

  ['phone, the old number', PHONE, 'OldFilled', ['原手机号', '下一步']],
  ['phone, old number without a captcha', PHONE, 'OldEmpty', ['获取验证码'], '获取验证码'],
  ['phone, the new number', PHONE, 'NewFilled', ['新手机号', '上一步', '确认更换']],
  ['phone, new number empty', PHONE, 'NewEmpty', ['获取验证码'], '获取验证码'],
  ['phone, countdown to the next code', PHONE, 'NewCountingDown', ['12秒后重试'], '12秒后重试'],
  ['phone, sending', PHONE, 'Busy', ['更换中...'], '更换中...'],
  ['phone, changed', PHONE, 'Done', ['手机号更换成功']],

  ['closing the account', CLOSE, 'Empty', ['注销不可撤销，我们也无法为您找回。', '取消', '确认注销']],
  ['closing the account, asked once more', CLOSE, 'Confirming', ['注销这个账号？', '暂不注销', '注销账号']],
  ['closing the account, sending', CLOSE, 'Busy', ['处理中...'], '处理中...'],

  ['feedback', FEEDBACK, 'Filled', ['反馈类型', '反馈内容', '联系方式', '提交反馈']],
  ['feedback, sending', FEEDBACK, 'Busy', ['提交中...'], '提交中...'],
  ['feedback, sent', FEEDBACK, 'Success', ['感谢您的反馈']],

  [
    'reports, one of each action',
    REPORTS,
    'Loaded',
    ['查看报告', '生成报告', '解锁报告', '升级会员', '已完成', '未生成', '未解锁', '￥39.90', '￥59.90'],
  ],
  ['report, no price of its own', REPORTS, 'WithoutOwnPrice', ['全部报告', '￥99.00']],
  ['reports, an unknown action', REPORTS, 'UnknownAction', ['敬请期待']],
  ['reports, a selected one', REPORTS, 'Selected', ['敬请期待']],
  ['report, expanded', REPORTS, 'Expanded', ['收起', '全屏阅读', '导出 Word', '分享']],
  ['report, reading interrupted', REPORTS, 'ReadingInterrupted', ['继续阅读']],
  ['report, being exported', REPORTS, 'Exporting', ['正在导出…'], '正在导出…'],
  ['report, copied', REPORTS, 'Copied', ['全文已复制，可以粘贴给朋友。']],
  ['report, not copied', REPORTS, 'CopyRefused', ['没有复制成功，请展开全文后长按选择。']],
  [
    'report, no file in WeChat',
    SAVE_FILE,
    'InWechat',
    [
      '换个方式保存',
      '这里不能下载文件。请点右上角的「…」，选择在浏览器中打开，再导出 Word；也可以先复制全文。',
      '复制全文',
    ],
  ],
  [
    'report, a file on an Apple phone',
    SAVE_FILE,
    'OnApplePhone',
    [
      'iPhone 与 iPad 上下载的文件可能打不开。请在电脑的浏览器中打开此页导出 Word，或者复制全文。',
      '复制全文',
      '仍要下载',
    ],
  ],
  ['report, generating', REPORTS, 'Generating', ['生成中', '报告生成中，预计需要2-3分钟']],
  [
    'report, sections written',
    REPORTS,
    'Progress',
    [
      '生成中',
      '报告生成中，预计需要2-3分钟',
      '已写好 3 / 8 节，可以先离开；超过一分钟的，写成后发短信告诉您。',
    ],
  ],
  ['report, being started', REPORTS, 'Starting', ['正在提交…'], '正在提交…'],
  [
    'report, generation failed',
    REPORTS,
    'GenerationFailed',
    ['写到一半时服务中断了，没有扣除权益，可以再生成一次。', '生成报告'],
  ],
  [
    'report, readable, renewal failed',
    REPORTS,
    'RenewalFailed',
    ['写到一半时服务中断了，没有扣除权益，可以再生成一次。', '再试一次', '查看报告'],
  ],
  ['report, no right to generate', REPORTS, 'NotAllowedToGenerate', ['今日次数已用完'], '生成报告'],
  ['report, its question', REPORTS, 'Hint', ['立即咨询']],
  ['reports, none', REPORTS, 'Empty', ['暂无可用的报告', '重新加载']],
  ['reports, loading', REPORTS, 'Loading', ['报告加载中']],
  ['reports, failed', REPORTS, 'Failed', ['报告暂时取不到', '重新加载']],
  ['reports, chart not saved', REPORTS, 'Unsaved', ['先保存这份命盘', '去保存']],
  ['reading, interrupted before', READING, 'Interrupted', ['上次读到「性情」', '继续阅读']],
  ['reading, interrupted before the first heading', READING, 'InterruptedAtTheStart', ['上次读到开头一段']],
  ['reading, gone on with', READING, 'Resumed', ['返回列表', '导出 Word', '分享']],
  ['reading, hour unknown', READING, 'HourUnknown', ['四柱']],
  ['reading, being exported', READING, 'Exporting', ['导出 Word'], '导出 Word'],
  ['reading, written by rules', READING, 'FromTheStart', ['规则撰写：本篇依命盘写成，没有使用语言模型。']],
  [
    'reading, written by a model',
    READING,
    'ByModel',
    ['由AI生成：本篇由语言模型撰写，其中的干支、十神与年份已与命盘核对。'],
  ],
  ['chat, loading', CHAT, 'Loading', ['对话加载中']],
  ['chat, history failed', CHAT, 'HistoryFailed', ['对话暂时取不到', '网络错误', '重新加载']],
  ['chat, chart not saved', CHAT, 'Unsaved', ['先保存这份命盘', '去保存']],
  [
    'chat, empty',
    CHAT,
    'Empty',
    ['开始和AI命理师的对话，输入您的问题', '我的正缘有什么特征？', '我适合从事什么行业？', '今日还可问 3 次'],
  ],
  [
    'chat, an answer with suggestions',
    CHAT,
    'Conversation',
    [
      '思考完成',
      '复制',
      '重新回答',
      '编辑',
      '今年适合换工作吗？',
      'AI命理师解答命盘、运势、财运与姻缘方面的问题',
    ],
  ],
  ['chat, question being sent', CHAT, 'Sending', ['发送中…', '停止回答']],
  ['chat, thinking', CHAT, 'Thinking', ['正在思考...', '停止回答']],
  ['chat, reasoning', CHAT, 'Reasoning', ['正在思考...', '停止回答']],
  ['chat, an answer being written', CHAT, 'Streaming', ['停止回答']],
  ['chat, request failed', CHAT, 'Failed', ['请求失败: 模型服务暂不可用', '重新回答']],
  ['chat, failed without a message', CHAT, 'FailedUnknown', ['请求失败: 未知错误']],
  [
    'chat, refused by the service',
    CHAT,
    'FailedByService',
    ['请求失败: 服务器响应错误: 500', '请求失败: 无法获取响应流'],
  ],
  ['chat, cancelled', CHAT, 'Cancelled', ['已停止回答']],
  ['chat, connection lost', CHAT, 'Reconnecting', ['连接中断，正在取回余下的回答…']],
  ['chat, copied', CHAT, 'Copied', ['已复制']],
  ['chat, first of three versions', CHAT, 'FirstVersion', ['1 / 3', '下一版']],
  ['chat, last of two versions', CHAT, 'LastVersion', ['2 / 2', '上一版']],
  ['chat, near the limit', CHAT, 'NearLimit', ['9900 / 10000']],
  ['chat, over the limit', CHAT, 'TooLong', ['问题不能超过10000个字符', '10001 / 10000']],
  ['chat, nothing left today', CHAT, 'NothingLeft', ['今日还可问 0 次']],
  ['chat, no limit', CHAT, 'Unlimited', ['不限次数']],
  ['chat window, closed', CHAT_WINDOW, 'Closed', ['问AI命理师']],
  ['chat window, normal', CHAT_WINDOW, 'Normal', ['AI命理师', '全屏', '调整窗口大小', '关闭对话']],
  ['chat window, full screen', CHAT_WINDOW, 'Full', ['退出全屏', '关闭对话']],
  ['unlocking, channel chosen', UNLOCK, 'Choosing', ['解锁专业报告', '微信支付', '支付宝', '￥39.90']],
  ['unlocking, the best coupon', UNLOCK, 'BestCoupon', ['支付 ￥19.90', '已为您选上最省的一张']],
  ['unlocking, coupon checked', UNLOCK, 'CouponChecking', ['核对中...'], '核对中...'],
  ['unlocking, coupon refused', UNLOCK, 'CouponRefused', ['优惠券已过期']],
  ['unlocking, nothing to pay', UNLOCK, 'NothingToPay', ['￥0.00', '免费领取']],
  ['unlocking, order created', UNLOCK, 'Creating', ['正在创建订单...'], '正在创建订单...'],
  ['unlocking, QR code of WeChat', UNLOCK, 'ScanWithWechat', ['微信支付二维码', '请用微信扫描二维码付款']],
  ['unlocking, QR code of Alipay', UNLOCK, 'ScanWithAlipay', ['支付宝二维码', '请用支付宝扫描二维码付款']],
  ['unlocking, waiting', UNLOCK, 'Waiting', ['正在等待支付结果', '取消支付', '重新打开支付页面']],
  ['unlocking, waiting in WeChat', UNLOCK, 'WaitingInWechat', ['请在微信弹出的窗口里付款']],
  ['unlocking, checked by hand', UNLOCK, 'CheckingNow', ['查询中...'], '查询中...'],
  ['unlocking, status unknown', UNLOCK, 'StatusUnknown', ['暂时查不到结果，我们会继续查询。']],
  ['unlocking, failed', UNLOCK, 'Failed', ['支付未成功，没有扣款的话可以再试。', '重新支付']],
  ['unlocking, expired', UNLOCK, 'Expired', ['订单已过期，请重新下单。']],
  ['unlocking, cancelled', UNLOCK, 'Cancelled', ['订单已取消。']],
  ['a whole record', UNLOCK, 'WholeRecord', ['这份命盘的全部报告', '￥99.00']],
  ['a whole record, unlocked', UNLOCK, 'RecordUnlocked', ['报告解锁成功！']],
  ['a whole record, not finished', UNLOCK, 'RecordNotFinished', ['支付未完成，请重试']],

  [
    'payment of an order',
    PAYMENT,
    'Pending',
    ['年度会员', '￥198.00', '￥358.80', '支付 ￥178.00', '取消订单'],
  ],
  ['payment, order with a coupon', PAYMENT, 'CouponUsed', ['已用优惠券', 'NEW20']],
  ['payment, waiting', PAYMENT, 'Waiting', ['正在等待支付结果']],
  ['payment, cancellation asked', PAYMENT, 'AskingToCancel', ['取消这笔订单？', '先不取消']],
  ['payment, cancelling', PAYMENT, 'Cancelling', ['取消中...'], '取消中...'],
  ['payment, membership paid', PAYMENT, 'MembershipPaid', ['支付成功', '查看会员']],
  ['payment, report paid', PAYMENT, 'ReportPaid', ['支付成功', '查看报告']],
  ['payment, paid twice', PAYMENT, 'PaidTwice', ['所购权益已到账，即刻可用。重复支付的款项已原路退回。']],
  ['payment, refunded', PAYMENT, 'Refunded', ['收到了付款，但所购内容已无法交付。款项已原路退回。']],
  [
    'payment, refund refused',
    PAYMENT,
    'RefundRefused',
    ['收到了付款，但所购内容已无法交付。款项没有退成，请凭订单号联系客服。'],
  ],
  ['payment, failed', PAYMENT, 'Failed', ['支付失败']],
  ['payment, expired', PAYMENT, 'Expired', ['订单已过期']],
  ['payment, cancelled', PAYMENT, 'Cancelled', ['订单已取消']],
  ['payment, loading', PAYMENT, 'Loading', ['正在取回订单']],
  ['payment, no such order', PAYMENT, 'Missing', ['没有找到这笔订单']],
  ['payment, order failed to load', PAYMENT, 'LoadFailed', ['暂时取不到订单', '重新加载']],

  ['payment result, loading', RESULT, 'Loading', ['正在确认支付结果']],
  ['payment result, success of a report', RESULT, 'ReportPaid', ['支付成功', '查看报告']],
  ['payment result, success of a membership', RESULT, 'MembershipPaid', ['支付成功', '查看会员']],
  ['payment result, failed', RESULT, 'Failed', ['支付失败', '重新支付']],
  ['payment result, pending', RESULT, 'Pending', ['等待支付结果', '再查一次']],
  ['payment result, error', RESULT, 'Refused', ['支付结果查询失败', '重新查询', '联系客服']],

  [
    'orders of every status, type and channel',
    ORDERS,
    'Loaded',
    [
      '待支付',
      '已支付',
      '支付失败',
      '已过期',
      '已取消',
      '报告购买',
      '会员购买',
      '支付宝',
      '微信支付',
      '继续支付',
    ],
  ],
  [
    'orders, refunds',
    ORDERS,
    'Refunds',
    ['重复支付的款项已原路退回。', '款项正在原路退回。', '款项没有退成，请凭订单号联系客服。'],
  ],
  ['orders, none', ORDERS, 'Empty', ['还没有订单']],
  ['orders, none of a status', ORDERS, 'EmptyFiltered', ['没有这种状态的订单']],
  ['orders, loading', ORDERS, 'Loading', ['正在取回订单']],
  ['orders, failed', ORDERS, 'Failed', ['暂时取不到您的订单', '重新加载']],
  ['orders, cancellation asked', ORDERS, 'AskingToCancel', ['取消这笔订单？']],
  ['orders, cancelling', ORDERS, 'Cancelling', ['取消中...'], '取消中...'],
  ['orders, not cancelled', ORDERS, 'CancelFailed', ['订单没有取消成功，请稍后再试。']],

  [
    'plans of personal users',
    PLANS,
    'Personal',
    [
      '个人用户',
      '命理师专业版',
      '年度会员',
      '12个月',
      '￥198.00',
      '￥358.80',
      '最受欢迎',
      '最多 5 位成员，包括您本人。',
    ],
  ],
  [
    'plans of professionals',
    PLANS,
    'Professional',
    ['专业旗舰版', '终身', '批量分析', 'API 接口', '多体系分析'],
  ],
  ['plans, one chosen', PLANS, 'Chosen', ['年度会员 · 12个月', '立即开通']],
  ['plans, order created', PLANS, 'Buying', ['正在创建订单...'], '正在创建订单...'],
  ['plans, none', PLANS, 'Empty', ['暂无可用套餐']],
  ['plans, loading', PLANS, 'Loading', ['正在取回套餐']],
  ['plans, failed', PLANS, 'Failed', ['无法连接到服务器，请稍后再试', '重新加载']],
  ['plans, of a member', PLANS, 'Member', ['您现在是年度会员，再次开通的时长会接在到期日之后。']],

  ['membership', CENTRE, 'Member', ['年度 会员', '剩余天数', '167 天', '生效中', '不限次数', '剩 2 次']],
  [
    'no membership',
    CENTRE,
    'NoMember',
    ['普通用户', '开通会员', '还没有订阅。', '今日已用 1 次，每日免费 3 次'],
  ],
  ['membership without end', CENTRE, 'Forever', ['长期有效']],
  ['subscriptions that have ended', CENTRE, 'PastSubscriptions', ['已取消', '已到期']],
  ['membership, loading', CENTRE, 'Loading', ['正在取回会员信息']],
  ['benefits, loading', CENTRE, 'BenefitsLoading', ['正在取回权益']],
  ['subscriptions, loading', CENTRE, 'SubscriptionsLoading', ['正在取回订阅']],
  ['membership, failed', CENTRE, 'Failed', ['会员信息暂时取不到', '权益暂时取不到', '订阅暂时取不到']],
  ['subscription, cancellation asked', CENTRE, 'AskingToCancel', ['取消这份订阅？']],
  ['subscription, cancelling', CENTRE, 'Cancelling', ['取消中...'], '取消中...'],
  ['subscription, not cancelled', CENTRE, 'CancelFailed', ['订阅没有取消成功，请稍后再试。']],

  [
    'chat benefit used up',
    SHORTFALL,
    'Chat',
    ['智能对话权益不足', '普通用户', '0 次', '月度会员', '升级会员'],
  ],
  ['chat benefit of a member used up', SHORTFALL, 'ChatOfMember', ['月度 会员']],
  ['report benefit missing', SHORTFALL, 'Report', ['权益不足']],
  ['benefits loading', SHORTFALL, 'Loading', ['正在取回您的权益']],
  ['benefits failed', SHORTFALL, 'Failed', ['您的权益暂时取不到。', '重新加载']],
];

/** A transition between states: the story of the connected page that plays it. */
export const TRANSITIONS: readonly (readonly [what: string, page: string, story: string])[] = [
  ['a guest logs in and returns to the previous page', '登录', 'LeadsBack'],
  ['a login is refused', '登录', 'Refused'],
  ['one tap, a phone to be bound', '登录', 'OneTapWithoutPhone'],
  ['one tap, a phone already bound', '登录', 'OneTapWithPhone'],
  ['one tap is refused', '登录', 'OneTapRefused'],
  ['a registration leads to the next page', '注册', 'GoesOn'],
  ['a password is reset in three steps', '找回密码', 'ThreeSteps'],
  ['the service requires a captcha', '找回密码', 'PictureAskedFor'],
  ['a phone is bound', '绑定手机号', 'Bound'],
  ['a phone is linked to an existing account', '绑定手机号', 'Linked'],
  ['binding is postponed', '绑定手机号', 'NotNow'],
  ['a member without a phone has to bind one', '绑定手机号', 'HeldUntilBound'],
  ['a guest is sent to the login', '个人中心', 'Guest'],
  ['the profile is saved', '编辑资料', 'Saved'],
  ['a member logs out', '账号设置', 'LogsOut'],
  ['a password is changed', '修改密码', 'Changed'],
  ['a phone is changed', '更换手机号', 'TwoSteps'],
  ['an account is closed', '注销账号', 'ClosedAfterTheTick'],
  ['feedback is sent', '意见反馈', 'Thanked'],
  ['a guest chooses a plan and logs in', '会员套餐', 'GuestBuys'],
  ['a plan is bought', '会员套餐', 'BoughtAndPaid'],
  ['an order is paid for by QR code', '支付', 'ScannedAndPaid'],
  ['an order is cancelled', '订单记录', 'Cancelled'],
  ['a payment is confirmed', '支付结果', 'Confirmed'],
  ['a subscription is cancelled', '会员中心', 'SubscriptionCancelled'],
  ['a report is unlocked', '解锁报告', 'Unlocked'],
  ['a whole record is unlocked', '解锁报告', 'RecordUnlocked'],
  ['a chat benefit is missing', '权益不足', 'Chat'],
  ['an expired token is refreshed', '报告', 'ExpiredTokenRenewed'],
  ['a session that cannot be refreshed ends', '报告', 'SessionOver'],
  ['a report is started, written and read', '报告列表', 'GeneratedAndRead'],
  ['a generation is found again', '报告列表', 'ProgressAfterReload'],
  ['a failed report is started again', '报告列表', 'GenerationFailed'],
  ['generation is refused for lack of benefits', '报告列表', 'NoBenefit'],
  ['generation is refused for a current report', '报告列表', 'UpToDate'],
  ['generation is refused otherwise', '报告列表', 'GenerationRefused'],
  ['an action of an unknown type selects', '报告列表', 'UnknownAction'],
  ['a purchase opens the payment', '报告列表', 'Purchase'],
  ['a question leads to the adviser', '报告列表', 'FromReportToQuestion'],
  ['a report is exported', '报告列表', 'Exported'],
  ['an export fails', '报告列表', 'ExportFailed'],
];

/** A state of the chart page: the story, its texts, and the number of pressed items in the strips. */
type ChartState = readonly [what: string, story: string, texts: readonly string[], pressed?: number];

export const CHART_STATES: readonly ChartState[] = [
  ['the current cycle is chosen on load and has a number', 'Loaded', ['当前', '已选择第 3 步大运'], 1],
  ['a year is highlighted', 'YearSelected', ['已选择第 3 步大运', '2020年'], 2],
  ['no cycle is chosen', 'NoCycleSelected', ['请点击上方大运查看流年'], 0],
  ['years loading', 'YearsLoading', ['流年加载中…', '已选择第 3 步大运'], 1],
  ['years failed', 'YearsFailed', ['流年暂时取不到', '重新加载', '已选择第 3 步大运'], 1],
  ['years empty', 'YearsEmpty', ['暂无流年数据', '已选择第 3 步大运'], 1],
  ['before the first cycle', 'BeforeFirstCycle', ['请点击上方大运查看流年'], 0],
  ['months of a year', 'MonthsOfYear', ['流月', '2020年，自立春起'], 2],
  ['days of a month', 'DaysOfMonth', ['流月', '流日'], 3],
  [
    'all plots',
    'WithAnalysis',
    ['合冲刑害', '五行', '日主强弱', '胎元', '命宫', '身宫', '如何计算', '今年37岁'],
    1,
  ],
  ['the chart is loading', 'Loading', ['命盘加载中'], 0],
  ['the chart failed to load', 'Failed', ['命盘暂时打不开', '请稍后再试一次。', '重新加载'], 0],
  ['the chart does not exist', 'Missing', ['没有找到这份命盘'], 0],
  ['a cached chart, offline', 'OfflineChart', ['没有网络，这是上次打开时的命盘。'], 1],
  ['a cached chart, the service failed', 'CachedChart', ['暂时取不到最新的命盘，这是上次打开时的。'], 1],
  ['a chart cast on the device', 'UnsavedChart', ['这份命盘由本机排出，还没有保存。'], 1],
];

/** The documented rows that are always shown, and those that a button adds. */
export const CHART_ROWS = ['十神', '天干', '地支', '藏干', '纳音', '空亡', '地势'];
export const FURTHER_ROWS = ['自坐', '神煞'];

/** A birth that is hard for the engine or the page: its story, its four pillars, and the texts beside them. */
type Birth = readonly [what: string, story: string, pillars: string, texts?: readonly string[]];

export const BIRTHS: readonly Birth[] = [
  [
    '23:30, the day changes at 23:00',
    'LateAtNightNextDay',
    '乙亥 戊寅 癸酉 壬子',
    ['1995年2月10日 23:30', '二十三点换日'],
  ],
  [
    '23:30, the day changes at midnight',
    'LateAtNightSameDay',
    '乙亥 戊寅 壬申 壬子',
    ['1995年2月10日 23:30', '早晚子时，零点换日'],
  ],
  ['minutes before 23:00', 'NearDayBoundary', '乙亥 戊寅 壬申 辛亥', ['23:00 之后（已换次日）']],
  ['minutes before a term', 'NearSolarTerm', '乙亥 戊寅 丙寅 丙申', ['立春']],
  [
    'summer time, another double hour without it',
    'SummerTime',
    '戊辰 戊午 甲午 戊辰',
    ['还原夏令时', '减 60 分钟', '08:30'],
  ],
  ['the hour that occurs twice at the end of summer time', 'HourRepeated', '戊辰 辛酉 己巳 甲子'],
  ['summer time with a disputed start', 'SummerTimeDisputed', '戊辰 丙辰 丁酉 乙巳'],
  [
    '喀什',
    'Kashgar',
    '庚午 壬午 辛亥 辛卯',
    ['新疆维吾尔自治区 喀什地区 喀什市 东经75.99°', '日柱与时柱取 1990年6月15日 05:23'],
  ],
  ['the first day of the tables', 'FirstSupportedDay', '己亥 丁丑 甲辰 庚午', ['1900年1月31日 12:00']],
  ['the last day of the tables', 'LastSupportedDay', '庚申 戊子 丁未 丙午', ['2100年12月31日 12:00']],
  ['四天干同', 'FourSameStems', '癸未 癸亥 癸巳 癸亥'],
  [
    'the longest name and place',
    'LongestContent',
    '癸巳 庚申 戊申 丁巳',
    [
      '阿卜杜热合曼·买买提依明·吾斯曼·阿卜杜克里木·艾海提江·玉的命盘',
      '甘肃省 临夏回族自治州 积石山保安族东乡族撒拉族自治县 东经102.88°',
    ],
  ],
  [
    'a name without a line break',
    'LongUnbrokenName',
    '庚午 壬午 辛亥 癸巳',
    ['Wolfeschlegelsteinhausenberger的命盘'],
  ],
];

/** Interactions of the chart page: the story that plays each. */
export const CHART_INTERACTIONS = [
  ['cycles and years toggle', 'SelectionToggles'],
  ['further rows open', 'AllRows'],
  ['a term of a plot is tapped', 'WithAnalysis'],
  ['a month is chosen', 'MonthsOfYear'],
  ['the correction of the time opens', 'BirthDetailsOpen'],
  ['a term is explained', 'TermOpen'],
] as const;

/** Interactions of the conversation: the story that plays each. */
export const CHAT_INTERACTIONS: readonly (readonly [what: string, page: string, story: string])[] = [
  ['a preset question is sent', CHAT, 'Empty'],
  ['Enter, Shift and composition', CHAT, 'Typing'],
  ['a run in progress blocks sending, and is cancelled', CHAT, 'Streaming'],
  ['the reasoning is opened', CHAT, 'ReasoningOpened'],
  ['a question is edited, Escape cancels', CHAT, 'Editing'],
  ['an answer is copied', CHAT, 'Copied'],
  ['an answer is written anew', CHAT, 'Failed'],
  ['versions are changed', CHAT, 'FirstVersion'],
  ['a suggestion fills the field', CHAT, 'SuggestionFillsTheField'],
  ['a suggestion is sent', CHAT, 'SuggestionIsSent'],
  ['files are refused: 只支持文本消息', CHAT, 'FilesRefused'],
  ['letters appear one after another', CHAT, 'Reveal'],
  ['the view follows what arrives', CHAT, 'Long'],
  ['the view stays where the reader scrolled', CHAT, 'ScrolledUp'],
  ['a term and a year are tapped', CHAT, 'Terms'],
  ['a hostile answer does nothing', CHAT, 'Hostile'],
  ['the window opens and closes', CHAT_WINDOW, 'Closed'],
  ['the window is resized', CHAT_WINDOW, 'Normal'],
  ['Escape leaves the whole screen', CHAT_WINDOW, 'LeavingFull'],
];

/** A line of the documents: the story that shows it, and the test that compares both. */
export interface LedgerLine {
  what: string;
  texts: readonly string[];
  /** None for what is only logged. */
  story: { title: string; name: string } | null;
  test: { file: string; name: string };
}

const CHART = '页面/报告/详情';
const FILE = 'tests/contract/ledger.test.ts';

const line = (
  what: string,
  title: string,
  name: string,
  texts: readonly string[] = [],
  test = what,
): LedgerLine => ({ what, texts, story: { title, name }, test: { file: FILE, name: test } });

const messageLines = (messages: readonly Message[]) =>
  messages.flatMap(([text, ...shown]) =>
    shown.map(([page, story]) => line(text, page, story, [], `${page} ${story}: ${text}`)),
  );

/** All lines, in groups with the heading under which Storybook lists them. */
export const LEDGER: readonly { heading: string; lines: readonly LedgerLine[] }[] = [
  { heading: '输入的提示', lines: messageLines(INPUT_MESSAGES) },
  { heading: '请求失败的提示', lines: messageLines(CALL_MESSAGES) },
  {
    heading: '画面的状态',
    lines: STATES.map(([what, page, story, texts]) => line(what, page, story, texts)),
  },
  {
    heading: '命盘的状态',
    lines: CHART_STATES.map(([what, story, texts]) => line(what, CHART, story, texts)),
  },
  {
    heading: '特别的生辰',
    lines: BIRTHS.map(([what, story, pillars, texts = []]) => line(what, CHART, story, [pillars, ...texts])),
  },
  {
    heading: '命盘的操作',
    lines: CHART_INTERACTIONS.map(([what, story]) => line(what, CHART, story)),
  },
  {
    heading: '对话的操作',
    lines: CHAT_INTERACTIONS.map(([what, page, story]) => line(what, page, story)),
  },
  {
    heading: '一步到下一步',
    lines: TRANSITIONS.map(([what, page, story]) => line(what, `连通/${page}`, story)),
  },
  {
    heading: '只写进日志的话',
    lines: LOG_MESSAGES.map((what) => ({
      ...{ what, texts: [], story: null },
      test: { file: FILE, name: what },
    })),
  },
];
