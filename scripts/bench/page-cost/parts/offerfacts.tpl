<dl class="car-offer-facts">{{#each it.offerfacts as fact }}<div><dt>{{ fact.label }}</dt><dd>{{ fact.value }}</dd></div>{{/each}}
</dl>
