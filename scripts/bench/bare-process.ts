import { createServer } from 'node:http';

/** `body` is base64. */
export type Recorded = { readonly path: string; readonly headers: [string, string][]; readonly body: string };

const answers = new Map(
  (JSON.parse(process.env.ANSWERS ?? '[]') as Recorded[]).map(({ path, headers, body }) => [
    path,
    {
      headers: headers.flat(),
      body: Buffer.from(body, 'base64'),
      etag: headers.find(([name]) => name === 'etag')?.[1],
    },
  ]),
);

createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer === undefined) return void response.writeHead(404).end();
  if (answer.etag !== undefined && request.headers['if-none-match'] === answer.etag)
    return void response.writeHead(304, ['ETag', answer.etag]).end();
  response.writeHead(200, answer.headers).end(answer.body);
}).listen(Number(process.env.PORT), '127.0.0.1');
