// Loaded into the measured service with --import. Between the messages 'start' and 'stop' it watches the event loop
// and the resident memory, then sends back the longest time without a turn in ms and the memory added in bytes.
import { readFileSync } from 'node:fs';

/** CPU time of the main thread in ms, or else the wall clock, which a busy machine delays. */
function now() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

const memory = () => process.memoryUsage.rss();
let before = 0;
let peak = 0;
let block = 0;
let last = 0;
let timer;

function sample() {
  const time = now();
  block = Math.max(block, time - last);
  last = time;
  peak = Math.max(peak, memory());
}

process.on('message', (message) => {
  if (message === 'start') {
    globalThis.gc?.();
    before = memory();
    peak = before;
    block = 0;
    last = now();
    timer = setInterval(sample, 1);
  } else {
    clearInterval(timer);
    sample();
    process.send({ block, added: peak - before });
  }
});
// The channel must not keep the service alive.
process.channel.unref();
