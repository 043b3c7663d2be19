import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPrivateAddress, isPrivateHost } from '../../src/site/pictures/private-address.ts';
import { png } from '../support/png.ts';
import { type Hosted, startHost } from './hosted.ts';

let photos: Server;
let asked: string[] = [];
let host: Hosted;
let strict: Hosted;
let cdn = '';

beforeAll(async () => {
	const picture = png(40, 20);
	photos = createServer((request, response) => {
		asked.push(request.url ?? '');
		if (request.url === '/a.png') response.end(picture);
		else if (request.url === '/moved.png') response.writeHead(302, { location: '/a.png' }).end();
		else if (request.url === '/inside.png')
			response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
		else if (request.url === '/round.png') response.writeHead(302, { location: '/round.png' }).end();
		else response.writeHead(404).end();
	});
	await new Promise<void>((done) => photos.listen(0, '127.0.0.1', done));
	cdn = `127.0.0.1:${(photos.address() as AddressInfo).port}`;
	const files = {
		'acme/index.html': 'Acme',
		'acme/photo-hosts.txt': `photos.example\n${cdn}\nlocalhost:${cdn.split(':')[1]}\n`,
		'other/index.html': 'Other',
		'other/photo-hosts.txt': 'other.example\n',
		'none/index.html': 'None',
	};
	host = await startHost(files, { loopbackImages: true });
	strict = await startHost(files);
});
afterAll(async () => {
	await host.close();
	await strict.close();
	photos.close();
});

const ask = (from: Hosted, url: string, site = 'acme') =>
	from.get(`/.netlify/images?url=${encodeURIComponent(url)}&w=10&fm=png`, { host: `${site}.localhost` });

describe('issue 11.9 photos of other hosts', () => {
	test('issue 11.9 the hosts that a site names are allowed on it, and on no other', async () => {
		const own = await ask(host, `http://${cdn}/a.png`);
		expect([own.status, own.headers['content-type']]).toEqual([200, 'image/png']);
		for (const site of ['other', 'none']) expect((await ask(host, `http://${cdn}/a.png`, site)).status).toBe(403);
		expect((await ask(host, `http://${cdn}0/a.png`)).status).toBe(403);
	});

	test('issue 11.9 a redirect is followed, but not into a closed network and not for ever', async () => {
		expect((await ask(host, `http://${cdn}/moved.png`)).status).toBe(200);
		expect((await ask(host, `http://${cdn}/inside.png`)).status).toBe(403);
		expect((await ask(host, `http://${cdn}/round.png`)).status).toBe(502);
		expect((await ask(host, `http://${cdn}/none.png`)).status).toBe(404);
	});

	test('issue 11.9 a host of this machine is never asked, by address or by a name that resolves to it, though the site names it', async () => {
		asked = [];
		const port = cdn.split(':')[1];
		for (const url of [`http://${cdn}/a.png`, `http://localhost:${port}/a.png`]) {
			const answer = await ask(strict, url);
			expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('not on the public internet')]);
		}
		expect(asked).toEqual([]);
	});

	test.each([
		'127.0.0.1',
		'10.1.2.3',
		'172.20.0.1',
		'192.168.1.1',
		'169.254.169.254',
		'100.64.0.1',
		'0.0.0.0',
		'224.0.0.1',
		'255.255.255.255',
		'::1',
		'::',
		'fd00::1',
		'fe80::1',
		'::ffff:10.0.0.1',
		'::ffff:7f00:1',
		'64:ff9b::a00:1',
	])('issue 11.9 %s is closed', (address) => {
		expect(isPrivateAddress(address)).toBe(true);
	});

	test.each(['93.184.215.14', '172.32.0.1', '2606:2800:21f::1'])('issue 11.9 %s is open', (address) => {
		expect(isPrivateAddress(address)).toBe(false);
	});

	test.each([
		['cdn.example', false],
		['cdn.example:8443', false],
		['localhost:80', true],
		['photos.localhost', true],
		['nas.local', true],
		['intranet', true],
		['[::1]:80', true],
		['192.168.0.9', true],
	])('issue 11.9 the host %s: closed %s', (name, closed) => {
		expect(isPrivateHost(name)).toBe(closed);
	});
});
