import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A mail as a server got it: who it is from and for, and its source. */
type ReceivedMail = { from: string; to: string[]; source: string };

/** A mail server on loopback that takes what it is given, or refuses each recipient with `refusal`. */
export type SmtpDouble = {
	url: string;
	mails: ReceivedMail[];
	refuseWith: (refusal: string | null) => void;
	/** Takes so many milliseconds for each answer. */
	answerAfter: (ms: number) => void;
	/** Resolves once nobody is connected. */
	left: () => Promise<void>;
	stop: () => Promise<void>;
};

/** Starts one on a free port. It speaks as much SMTP as a client needs: no TLS, and any sign-in fails. */
export async function startSmtpDouble(): Promise<SmtpDouble> {
	const mails: ReceivedMail[] = [];
	let refusal: string | null = null;
	let delay = 0;
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		sockets.add(socket);
		socket.once('close', () => sockets.delete(socket));
		serve(socket, { mails, refusal: () => refusal, delay: () => delay });
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	return {
		url: `127.0.0.1:${(server.address() as AddressInfo).port}`,
		mails,
		refuseWith: (next) => {
			refusal = next;
		},
		answerAfter: (ms) => {
			delay = ms;
		},
		left: async () => {
			while (sockets.size > 0) await sleep(5);
		},
		stop: () => new Promise((done) => server.close(() => done())),
	};
}

type Post = { mails: ReceivedMail[]; refusal: () => string | null; delay: () => number };

function serve(socket: Socket, { mails, refusal, delay }: Post): void {
	let mail: ReceivedMail = { from: '', to: [], source: '' };
	let inData = false;
	let left = '';
	const say = (line: string): void => {
		if (delay() > 0) setTimeout(() => socket.write(`${line}\r\n`), delay());
		else socket.write(`${line}\r\n`);
	};
	const answerTo = (line: string): string => {
		const word = line.slice(0, 4).toUpperCase();
		if (word === 'EHLO') return '250-double\r\n250 AUTH PLAIN';
		if (word === 'AUTH') return '535 5.7.8 no';
		if (word === 'STAR') return '502 5.5.1 no such command';
		if (word === 'QUIT') return '221 bye';
		if (word === 'MAIL') mail = { from: addressIn(line), to: [], source: '' };
		if (word === 'RCPT') {
			const no = refusal();
			if (no) return no;
			mail.to.push(addressIn(line));
		}
		inData = word === 'DATA';
		return inData ? '354 go on' : '250 ok';
	};
	say('220 double');
	socket.on('error', () => socket.destroy());
	socket.on('data', (chunk) => {
		left += chunk.toString('latin1');
		for (let end = left.indexOf('\r\n'); end >= 0; end = left.indexOf('\r\n')) {
			const line = left.slice(0, end);
			left = left.slice(end + 2);
			if (!inData) say(answerTo(line));
			else if (line === '.') {
				inData = false;
				mails.push(mail);
				say('250 taken');
			} else mail.source += `${line.replace(/^\./, '')}\n`;
		}
	});
}

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? '';
