import { userMessageOf } from '../../../api/api-error.ts';
import { type Muting, useRelation } from '../../../api/own/relations.ts';
import { useToast } from '../../../ui/feedback/use-toast.ts';

const DONE: Readonly<Record<Muting, (nickname: string) => string>> = {
  muteMember: (nickname) => `You muted ${nickname}`,
  unmuteMember: (nickname) => `You unmuted ${nickname}`,
  blockMember: (nickname) => `You blocked ${nickname}`,
  unblockMember: (nickname) => `You unblocked ${nickname}`,
};
const MEANS: Readonly<Partial<Record<Muting, string>>> = {
  muteMember: 'Their comments are now collapsed for you. We won’t tell them.',
  blockMember: 'They can’t comment on what you post under your nickname. We won’t tell them.',
};

export function useMuting(): (nickname: string, act: Muting) => void {
  const toast = useToast();
  const { mutate } = useRelation();
  return (nickname, act) =>
    mutate(
      { nickname, act },
      {
        onSuccess: () => toast({ title: DONE[act](nickname), description: MEANS[act], tone: 'success' }),
        onError: (error) =>
          toast({
            title: 'That didn’t work',
            description: userMessageOf(error) ?? 'Please try again in a moment.',
            tone: 'danger',
          }),
      },
    );
}
