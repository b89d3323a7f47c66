// Loaded into the measured service with --import. Between the messages 'start' and 'stop' it watches the event loop
// and the resident memory, then sends back the longest delay in ms and the memory added in bytes.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION = 1;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
const memory = () => process.memoryUsage.rss();
let before = 0;
let peak = 0;
let timer;

process.on('message', (message) => {
  if (message === 'start') {
    globalThis.gc?.();
    before = memory();
    peak = before;
    timer = setInterval(() => (peak = Math.max(peak, memory())), 2);
    delay.reset();
    delay.enable();
  } else {
    clearInterval(timer);
    delay.disable();
    peak = Math.max(peak, memory());
    process.send({ block: delay.max / 1e6 - RESOLUTION, added: peak - before });
  }
});
// The channel must not keep the service alive.
process.channel.unref();
