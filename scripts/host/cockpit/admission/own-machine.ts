import { isIPv4 } from 'node:net';

/** Headers with which proxies say that they pass on somebody else's request. */
const forwarding =
	/^(?:forwarded|via|x-forwarded-[a-z-]+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip)$/;

const isLoopback = (ip: string): boolean => {
	const bare = ip.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
	return bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
};

/**
 * Whether somebody at this machine asks: the connection comes from here, the Host header is a name of this machine, so that no
 * other site's name leads here, and no proxy passes on what a stranger asked.
 */
export function isOwnMachine({ headers }: Request, ip: string): boolean {
	const name = (headers.get('host') ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
	const isOwnName = name === 'localhost' || isLoopback(name.replace(/^\[|\]$/g, ''));
	return isLoopback(ip) && isOwnName && ![...headers.keys()].some((header) => forwarding.test(header));
}
