export { LuckTiming as default } from '@ziping/bazi-view/LuckTiming';
