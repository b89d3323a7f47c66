/** Which palace luck touches and how, in lay words, before what that feels like. */

/** The palaces that luck touches, in words a lay person reads: by type, before what the touch feels like. */
export const HEADS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  overall: {
    join: '自己坐的这一格有人来合',
    frame_good: '自己这一格聚了几股力，又都用得上',
    frame: '几股力把自己这一格卷了进去',
    move: '自己住的这一格被正面撞上',
    rub: '自己坐的这一格有东西磨着',
    near: '自己坐的这一格有人走近',
    outside_work: '做事的那一格被撞到',
    outside_family: '老家和长辈的那一格被撞到',
    outside_children: '往后打算的那一格被撞到',
  },
  career: {
    join: '你的位置和旁边的人合上了',
    frame_good: '人手和资源往你的位置上聚',
    frame: '几股力把你的位置拢了进去',
    move: '你站的位置被正面撞上',
    rub: '你站的位置上有人别着',
    near: '你的位置旁边伸来一只手',
    outside_work: '工作的那一格被撞到',
    outside_family: '外头老关系的那一格被撞到',
    outside_children: '收尾和交接的那一格被撞到',
  },
  wealth: {
    join: '放家底的这一格和外头合上了',
    frame_good: '几路来钱的力聚到家底上',
    frame: '花钱的场面聚到家底上',
    move: '放家底的这一格被撞开',
    rub: '放家底的这一格有小口子',
    near: '家底这一格有人添一把',
    outside_work: '靠工作进账的那一格被撞到',
    outside_family: '老家用度的那一格被撞到',
    outside_children: '为往后留钱的那一格被撞到',
  },
  love: {
    join: '和家的那一格合住',
    frame_good: '两个人这一格聚了周围的力',
    frame: '两个人这一格挤进了周围的力',
    move: '两个人的那一格被正面撞上',
    rub: '两个人的那一格有刺',
    near: '两个人的那一格有牵引',
    outside_work: '工作那一头撞过来',
    outside_family: '老家那一头撞过来',
    outside_children: '往后打算那一头撞过来',
  },
  health: {
    join: '起居这一格有人合拍',
    frame_good: '起居这一格聚了力气',
    frame: '起居这一格聚了几股劲',
    move: '起居这一格被正面撞上',
    rub: '起居这一格有小磨擦',
    near: '起居这一格松了扣',
    outside_work: '忙碌的那一格被撞动',
    outside_family: '为家里操心的那一格被撞动',
    outside_children: '夜里想事的那一格被撞动',
  },
  annual: {
    join: '家这一格有人来合',
    frame_good: '家这一格聚了几方面的力',
    frame: '几方面的力把家这一格带着转',
    move: '家这一格被正面撞上',
    rub: '家这一格有东西硌着',
    near: '家这一格有人靠近',
    outside_work: '日常做事的那一格被撞动',
    outside_family: '远处和老家的那一格被撞动',
    outside_children: '为以后打算的那一格被撞动',
  },
};

/** The same of those who still study or look for a first job. */
export const STUDENT_HEADS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  career: {
    join: '你和带你的人合上了',
    frame_good: '老师、同学和机会往你这里聚',
    frame: '几股力把你的时间拢了进去',
    move: '你读书做事的地方被正面撞上',
    rub: '你身边一起做事的人别着',
    near: '身边伸来一只手',
    outside_work: '读书做事的那一格被撞到',
    outside_family: '老家和旧同学的那一格被撞到',
    outside_children: '收尾的那一格被撞到',
  },
};

/** Whose palace is touched, by type, in the reports of a minor's parents and of a person over 60. */
export const PLACES: Readonly<Record<'young' | 'aged', Readonly<Record<string, string>>>> = {
  young: {
    overall: '孩子自己这一格',
    career: '功课这一格',
    wealth: '用度这一格',
    love: '和人亲近的这一格',
    health: '吃睡这一格',
    annual: '日常这一格',
  },
  aged: {
    overall: '自己住的这一格',
    career: '每天做的事这一格',
    wealth: '家用这一格',
    love: '和家里人这一格',
    health: '起居这一格',
    annual: '过日子的这一格',
  },
};

/** What happens to it. */
export const TOUCHES: Readonly<Record<string, string>> = {
  join: '有人来合',
  frame_good: '有几股力来帮',
  frame: '被几股力带着走',
  move: '被正面撞上',
  rub: '有东西磨着',
  near: '有人走近',
};

/** Of another palace. */
export const OUTSIDE: Readonly<Record<'young' | 'aged', Readonly<Record<string, string>>>> = {
  young: {
    outside_work: '被学校那头的变动撞着',
    outside_family: '被老家那头的事撞着',
    outside_children: '被新冒出来的心思撞着',
  },
  aged: {
    outside_work: '被日常的变动撞着',
    outside_family: '被老家那头的事撞着',
    outside_children: '被小辈那头的事撞着',
  },
};
