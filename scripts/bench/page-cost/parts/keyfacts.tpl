<dl class="key-facts">{{#each it.glance as fact }}<div><dt>{{> symbol fact.symbol }}{{ fact.label }}</dt><dd>{{ fact.value }}</dd>
</div>{{/each}}</dl>
