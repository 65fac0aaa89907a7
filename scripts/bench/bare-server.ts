import { createServer } from 'node:http';

/**
 * The least that a server on Node can do: it sends what its environment holds, for whatever is asked. Beside it one sees
 * how much of an answer's cost is Node's own.
 */
const { BODY = '', HEADERS = '[]', PORT = '0' } = process.env;
const body = Buffer.from(BODY, 'base64');
const headers: string[] = JSON.parse(HEADERS);
createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
}).listen(Number(PORT), '127.0.0.1');
