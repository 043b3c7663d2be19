// Started by caretaker.ts: reads what to keep until its standard input ends, then ends all of that.
import { createInterface } from 'node:readline';
import type { Order } from './caretaker.ts';
import { endCluster } from './end-cluster.ts';
import { endGroup } from './end-group.ts';

const kept = new Map<string, () => Promise<void>>();

for await (const line of createInterface({ input: process.stdin })) {
	const order = JSON.parse(line) as Order;
	const charge = 'keep' in order ? order.keep : order.drop;
	const key = JSON.stringify(charge);
	if ('drop' in order) kept.delete(key);
	else kept.set(key, () => ('group' in charge ? endGroup(charge.group) : endCluster(charge.cluster)));
}
await Promise.all([...kept.values()].map((end) => end()));
