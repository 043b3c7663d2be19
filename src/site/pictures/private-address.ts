import { BlockList, isIP } from 'node:net';

/** Addresses of this machine, of networks that only its owner sees, and of none in particular. */
const closed = new BlockList();
for (const [net, bits] of [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['224.0.0.0', 3],
] as const) {
	closed.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
	['::', 96],
	['64:ff9b::', 32],
	['fc00::', 7],
	['fe80::', 10],
	['ff00::', 8],
] as const) {
	closed.addSubnet(net, bits, 'ipv6');
}

/** Whether an IP address is not one of the open internet; `::ffff:10.0.0.1` counts as 10.0.0.1. */
export function isPrivateAddress(address: string): boolean {
	const version = isIP(address);
	return version === 0 || closed.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Whether a host (`cdn.example:8080`, `[::1]`) is by its name not one of the open internet. What it resolves to is another question. */
export function isPrivateHost(host: string): boolean {
	const name = host
		.toLowerCase()
		.replace(/:\d+$/, '')
		.replace(/^\[|\]$/g, '')
		.replace(/\.$/, '');
	if (isIP(name)) return isPrivateAddress(name);
	return !name.includes('.') || /\.(?:localhost|local|internal|intranet|lan|home\.arpa)$/.test(name);
}
