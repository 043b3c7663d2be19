<dl class="specification">{{#each it.facts as fact }}<div><dt>{{ fact.label }}</dt><dd>{{ fact.value }}</dd></div>{{/each}}</dl>
