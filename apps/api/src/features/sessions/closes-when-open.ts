/** When registration closes by its times alone: the team may have closed it earlier, for a while. */
export const closesWhenOpen = (alias: '' | 's.'): string =>
  `case when ${alias}registration_open then ${alias}registration_closes_at else ${alias}registration_closes_planned end`;
