<aside class="car-offer card" aria-label="Price and contact"><div class="car-offer-price">{{> price it.price }}
{{#if it.repayment }}{{> repayment it.repayment }}{{/if}}</div><div class="car-offer-buttons">{{#each it.main as one }}
{{> action one }}{{/each}}{{> calllink it.call }}</div><div class="car-tools">{{> savebutton it.save }}
<button type="button" data-tool="share" disabled>{{> symbol it.symbols.share }}Share</button>
<button type="button" data-tool="print" disabled>{{> symbol it.symbols.print }}Print</button></div><ul class="car-offer-links">
{{#each it.others as one }}<li>{{> action one }}</li>{{/each}}</ul>{{> offerfacts it }}{{#if it.repayment }}
<p class="car-offer-note">* {{ it.repayment.note }}</p>{{/if}}</aside>
