import { createServer } from 'node:http';

// The least a Node server can do: the same bytes for every request. The body comes in on standard input; the
// port goes out on standard output.
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const body = Buffer.concat(chunks);

const server = createServer((_request, answer) => {
  answer
    .writeHead(200, { 'content-type': 'application/json', 'content-length': String(body.length) })
    .end(body);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
